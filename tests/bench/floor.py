"""The floor: the least a Flet app can do, one button and its count."""

import flet as ft


def main(page: ft.Page) -> None:
    page.render(Counter)


@ft.component
def Counter() -> ft.Control:
    count, set_count = ft.use_state(0)
    return ft.Column([ft.Text(f"Count {count}"), ft.Button("More", on_click=lambda: set_count(count + 1))])


if __name__ == "__main__":
    ft.run(main, view=ft.AppView.WEB_BROWSER, no_cdn=True)
