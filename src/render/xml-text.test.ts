// Holds texts to what XML can carry and to what spreadsheets make of it.
import { expect, test } from 'vitest';
import { shownText, xmlText } from './xml-text.ts';

test.each([
  ['a < b & "c" > d', 'a &lt; b &amp; &quot;c&quot; &gt; d'],
  ['\u0000\u0007bell\u001f', 'bell'],
  ['\ufffe\uffff', ''],
  ['half \ud800', 'half \ufffd'],
  ['🍰', '🍰'],
  ['two\r\nlines\tapart', 'two&#13;&#10;lines&#9;apart'],
])('%j', (text, xml) => {
  expect(xmlText(text)).toBe(xml);
});

test.each([
  ['_x0041_', '_x005F_x0041_'],
  ['_x000d__x000a_', '_x005F_x000d__x005F_x000a_'],
  ['_x41_ snake_case', '_x41_ snake_case'],
])('%s stays as it was typed', (text, xml) => {
  expect(shownText(text)).toBe(xml);
});
