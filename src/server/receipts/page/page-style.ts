// The look of receipts on screen and on paper, and the policy that lets the page use this style and nothing else.
import { createHash } from 'node:crypto';

export const pageStyle = `
:root { color-scheme: light; --ink: #1d2230; --soft: #5c6375; --line: #dfe2ea; --brand: #2f4ac0; }
* { box-sizing: border-box; }
body { margin: 0; padding: 32px 16px; background: #f3f4f8; color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif; overflow-wrap: anywhere; }
main { max-width: 720px; margin: 0 auto; padding: 48px; background: #fff; border: 1px solid var(--line); border-radius: 12px; }
.brand { margin: 0 0 24px; font-weight: 700; color: var(--brand); }
.head { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; justify-content: space-between; margin-bottom: 32px; }
h1 { margin: 0; font-size: 30px; line-height: 1.2; }
.status { padding: 4px 12px; border-radius: 999px; font-size: 14px; font-weight: 600; background: #e3f4e8; color: #14602d; }
.status.open { background: #fdeee0; color: #8a3d00; }
.parts { display: grid; grid-template-columns: 1.4fr 1fr; gap: 32px; margin-bottom: 40px; }
dl { margin: 0; }
dt, .label { margin: 0; font-size: 14px; color: var(--soft); }
dd { margin: 0 0 12px; }
.parts p { margin: 0; }
main > :last-child { margin-bottom: 0; }
p > a { display: inline-block; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 10px 0; text-align: left; vertical-align: top; font-weight: 400; }
td:last-child { padding-left: 24px; text-align: right; white-space: nowrap; }
thead > tr > * { padding-top: 0; font-size: 14px; color: var(--soft); border-bottom: 1px solid var(--line); }
tbody th { padding: 16px 0; }
tbody td { padding: 16px 0; }
tfoot th { color: var(--soft); }
tfoot tr:first-child > * { border-top: 1px solid var(--line); }
tfoot .main > * { color: var(--ink); font-weight: 700; font-size: 18px; border-top: 1px solid var(--line); }
.note { margin: 24px 0 0; padding: 12px 16px; border-radius: 8px; background: #f3f4f8; }
.actions { margin: 32px 0 0; }
a { color: var(--brand); }
a:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
@media (max-width: 600px) {
  body { padding: 0; background: #fff; }
  main { padding: 24px 20px; border: 0; border-radius: 0; }
  .parts { grid-template-columns: 1fr; gap: 16px; }
  h1 { font-size: 26px; }
}
@page { size: A4; margin: 18mm; }
@media print {
  body { padding: 0; background: #fff; font-size: 11pt; }
  main { max-width: none; padding: 0; border: 0; }
  .actions { display: none; }
  .status { border: 1px solid currentColor; }
  .note { border: 1px solid var(--line); }
}
`;

const styleHash = createHash('sha256').update(pageStyle).digest('base64');

/** No script, frame, form or picture, and no style but this one. */
export const pagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'`;
