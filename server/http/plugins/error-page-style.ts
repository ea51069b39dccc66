/** The look of the portal's own pages, in a few lines: its colours in both themes, its type, its targets. */
export const errorPageStyle = `
:root { --bg: #f5f7f6; --paper: #fff; --line: #dde4e2; --text: #14201e; --quiet: #4e5c59; --accent: #0b6663; --on: #fff; }
@media (prefers-color-scheme: dark) {
  :root { --bg: #0e1413; --paper: #151d1b; --line: #283431; --text: #e7eeec; --quiet: #a9b7b3; --accent: #5cc8bf; --on: #04211f; }
}
body {
  margin: 0; padding: 32px 16px; background: var(--bg); color: var(--text); font: 16px/24px -apple-system,
  BlinkMacSystemFont, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", Arial, sans-serif;
}
main {
  max-width: 560px; margin: 0 auto; padding: 24px; background: var(--paper); border: 1px solid var(--line);
  border-radius: 12px; overflow-wrap: anywhere;
}
.product { margin: 0 0 8px; color: var(--quiet); font-size: 14px; }
h1 { margin: 0 0 12px; font-size: 22px; line-height: 28px; font-weight: 600; }
p { margin: 0 0 12px; }
p:last-child { margin: 24px 0 0; }
a {
  display: inline-flex; align-items: center; min-height: 40px; padding: 0 14px; border-radius: 8px; font-weight: 600;
  background: var(--accent); color: var(--on); text-decoration: none;
}
a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`;
