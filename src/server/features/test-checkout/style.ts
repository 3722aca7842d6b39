// The style sheet of the pages of the test checkout: the colours of the program, light or dark as the reader's device is.

export const style = `:root {
  color-scheme: light dark;
  --text: light-dark(#1b1f2a, #e3e6ee);
  --dimmed: light-dark(#545d70, #a2aabd);
  --canvas: light-dark(#f9fafd, #12141b);
  --surface: light-dark(#ffffff, #171a23);
  --line: light-dark(#d9dde7, #3a4053);
  --accent: light-dark(#3b5bdb, #4263eb);
  --link: light-dark(#3250c4, #9db2ff);
  --error: light-dark(#a8202b, #ffb3b8);
  --error-area: light-dark(#fdeced, #3d2027);
  --note: light-dark(#7a5200, #ffe08a);
  --note-area: light-dark(#fff6dc, #372d14);
}
* { box-sizing: border-box; }
body {
  margin: 0;
  background: var(--canvas);
  color: var(--text);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif;
  overflow-wrap: anywhere;
}
.banner {
  position: sticky;
  top: 0;
  margin: 0;
  padding: 10px 16px;
  background: var(--note-area);
  color: var(--note);
  border-bottom: 1px solid var(--line);
  text-align: center;
  font-weight: 600;
}
main {
  max-width: 520px;
  margin: 32px auto;
  padding: 32px;
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: 14px;
}
.name { margin: 0 0 24px; font-size: 18px; font-weight: 700; }
h1 { margin: 0 0 12px; font-size: 24px; line-height: 1.25; }
h1:has(+ .price) { margin-bottom: 4px; }
h2 { margin: 24px 0 4px; font-size: 18px; }
p { margin: 0 0 16px; }
main > :last-child { margin-bottom: 0; }
main > p:last-child { margin-bottom: -8px; }
.price { color: var(--dimmed); font-size: 18px; }
.hint { display: block; color: var(--dimmed); font-size: 14px; }
.error {
  padding: 12px 16px;
  border-radius: 8px;
  background: var(--error-area);
  color: var(--error);
}
form { margin: 0 0 16px; }
fieldset { margin: 0 0 16px; padding: 0; border: 0; }
legend, .field > label, .field > span:first-child { display: block; padding: 0; margin: 0 0 6px; font-weight: 600; }
.field > b { font-weight: 400; }
.choice {
  display: flex;
  gap: 12px;
  align-items: flex-start;
  padding: 10px 14px;
  border: 1px solid var(--line);
  cursor: pointer;
}
.choice + .choice { border-top: 0; }
.choice:first-of-type { border-radius: 8px 8px 0 0; }
.choice:last-of-type { border-radius: 0 0 8px 8px; }
.choice:has(:checked) { background: light-dark(#eef2ff, #232c4d); }
input[type="radio"] { flex: none; width: 16px; height: 16px; margin: 4px 0; accent-color: var(--accent); }
input:not([type="radio"]) {
  width: 100%;
  min-height: 44px;
  padding: 8px 12px;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--surface);
  color: inherit;
  font: inherit;
}
input[aria-invalid] { border-color: var(--error); }
.row { display: flex; gap: 8px; margin-bottom: 4px; }
.row button { width: auto; flex: none; }
dl { margin: 0 0 8px; }
dl > div { display: flex; justify-content: space-between; gap: 16px; }
dd { margin: 0; font-variant-numeric: tabular-nums; }
.total { padding-top: 8px; font-size: 18px; font-weight: 700; }
button {
  width: 100%;
  min-height: 44px;
  padding: 10px 20px;
  border: 1px solid transparent;
  border-radius: 8px;
  background: var(--accent);
  color: #ffffff;
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}
form > button { margin-top: 12px; }
button.unseen { position: absolute; width: 1px; height: 1px; min-height: 0; padding: 0; border: 0; opacity: 0; pointer-events: none; }
button.quiet { background: transparent; border-color: var(--line); color: inherit; }
.action { margin: 0 0 16px; }
.action .hint { margin-top: 4px; }
a { display: inline-block; padding: 8px 0; color: var(--link); }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
table { width: 100%; overflow-wrap: break-word; margin: 8px 0 16px; border-collapse: collapse; font-size: 15px; }
th { text-align: start; color: var(--dimmed); font-weight: 500; }
th, td { padding: 8px 8px 8px 0; border-bottom: 1px solid var(--line); vertical-align: top; }
td:first-child { white-space: nowrap; }
.number { padding-right: 0; white-space: nowrap; text-align: end; font-variant-numeric: tabular-nums; }
@media (max-width: 640px) {
  main { margin: 0; padding: 24px 16px; border: 0; border-radius: 0; }
  body { background: var(--surface); }
}
`;
