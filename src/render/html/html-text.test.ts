// Holds escaped text to what a browser reads back as the text that went in.
import { expect, test } from 'vitest';
import { htmlText } from './html-text.ts';

test.each([
  ['=1+1', '=1+1'],
  ['<b> & "x" \'y\'', '&lt;b&gt; &amp; &quot;x&quot; &#39;y&#39;'],
  ['&amp;', '&amp;amp;'],
  [']]>', ']]&gt;'],
  ['a\tb\nc\rd', 'a\tb\nc&#13;d'],
  ['\u0000\u001b[31m\u0085', '[31m'],
  ['\ud83c\udf70 \ud83c', '\ud83c\udf70 \ufffd'],
  ['עברית', 'עברית'],
])('%j', (text, html) => {
  expect(htmlText(text)).toBe(html);
});
