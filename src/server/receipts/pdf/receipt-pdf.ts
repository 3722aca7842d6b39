// A receipt as a PDF of one page, with the same words as its page.
import type { Line, ReceiptContent } from '../words/receipt-content.ts';
import { type Colour, Drawing, type TextStyle } from './drawing.ts';
import { pageSize, pdfFile } from './pdf-file.ts';
import { receiptFonts } from './receipt-fonts.ts';

const ink: Colour = [29, 34, 48];
const soft: Colour = [92, 99, 117];
const rule: Colour = [223, 226, 234];
const brand: Colour = [47, 74, 192];
const calm: readonly [Colour, Colour] = [
  [227, 244, 232],
  [20, 96, 45],
];
const alert: readonly [Colour, Colour] = [
  [253, 238, 224],
  [138, 61, 0],
];

const left = 56;
const right = pageSize.width - left;
const sellerLeft = 340;
const bodySize = 11;
const lineHeight = 16;
/** A longer text ends here, so that everything stays on one page. */
const mostLines = 6;

const style = (font: TextStyle['font'], size: number, colour: Colour): TextStyle => ({ font, size, colour });
const body = style('Plain', bodySize, ink);
const label = style('Plain', 9.5, soft);

export function receiptPdf(content: ReceiptContent): Buffer {
  const fonts = receiptFonts();
  const drawing = new Drawing(fonts);
  const headEnd = drawHead(drawing, content);
  const partsEnd = Math.max(drawAbout(drawing, content, headEnd), drawSeller(drawing, content, headEnd));
  const sumsEnd = drawSums(drawing, content, partsEnd + 28);
  drawNotes(drawing, content.notes, sumsEnd + 24);
  const { language, title } = content;
  return pdfFile({ title: `${title} · Modelwright`, language, content: drawing.content, fonts });
}

function drawHead(drawing: Drawing, { title, status, isSettled }: ReceiptContent): number {
  drawing.text(left, 74, 'Modelwright', style('Bold', 12, brand));
  drawing.text(left, 116, title, style('Bold', 24, ink));
  const [background, colour] = isSettled ? calm : alert;
  const text = style('Bold', 10, colour);
  const width = drawing.widthOf(status, text);
  drawing.box(right - width - 20, 98, width + 20, 22, background);
  drawing.textTo(right - 10, 112.5, status, text);
  return 160;
}

/** Returns where the next text may begin. */
function drawLines(
  drawing: Drawing,
  text: string,
  {
    x,
    y,
    width,
    text: as,
  }: { readonly x: number; readonly y: number; readonly width: number; readonly text: TextStyle },
): number {
  const lines = drawing.wrap(text, width, as);
  const shown = lines
    .slice(0, mostLines)
    .map((line, index) => (index === mostLines - 1 && lines.length > mostLines ? `${line}…` : line));
  for (const [index, line] of shown.entries()) drawing.text(x, y + index * lineHeight, line, as);
  return y + shown.length * lineHeight;
}

function drawAbout(drawing: Drawing, { about }: ReceiptContent, top: number): number {
  let y = top;
  for (const [name, value] of about) {
    drawing.text(left, y, name, label);
    y = drawLines(drawing, value, { x: left, y: y + 15, width: sellerLeft - left - 24, text: body }) + 8;
  }
  return y;
}

function drawSeller(drawing: Drawing, { sellerLabel, seller }: ReceiptContent, top: number): number {
  drawing.text(sellerLeft, top, sellerLabel, label);
  let y = top + 15;
  for (const line of seller) {
    y = drawLines(drawing, line, { x: sellerLeft, y, width: right - sellerLeft, text: body });
  }
  return y;
}

function drawSums(drawing: Drawing, content: ReceiptContent, top: number): number {
  const { itemLabel, item, sums, mainSums } = content;
  const [[amountLabel, amount] = ['', ''], ...others] = sums;
  drawing.text(left, top, itemLabel, label);
  drawing.textTo(right, top, amountLabel, label);
  drawing.line(left, top + 8, right, rule);
  const itemTop = top + 30;
  drawing.textTo(right, itemTop, amount, body);
  const width = right - left - drawing.widthOf(amount, body) - 32;
  let y = drawLines(drawing, item, { x: left, y: itemTop, width, text: body });
  drawing.line(left, y, right, rule);
  for (const [index, sum] of others.entries()) {
    y = drawSum(drawing, sum, y, mainSums.includes(index + 1));
  }
  return y;
}

function drawSum(drawing: Drawing, [name, value]: Line, top: number, isMain: boolean): number {
  const height = isMain ? 30 : 26;
  if (isMain) drawing.line(left, top, right, rule);
  const base = top + height * 0.66;
  drawing.text(left, base, name, isMain ? style('Bold', 13, ink) : style('Plain', bodySize, soft));
  drawing.textTo(right, base, value, isMain ? style('Bold', 13, ink) : body);
  return top + height;
}

function drawNotes(drawing: Drawing, notes: readonly string[], top: number): void {
  let y = top;
  for (const note of notes) {
    y = drawLines(drawing, note, { x: left, y, width: right - left, text: body }) + 8;
  }
}
