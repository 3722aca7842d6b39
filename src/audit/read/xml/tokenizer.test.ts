// Checks that the tokenizer yields the same elements and texts wherever a part is cut into pieces.
import { expect, test } from 'vitest';
import { defaultLimits } from '../limits/limits.ts';
import { Tokenizer } from './tokenizer.ts';

const part = [
  '<?xml version="1.0"?><!-- a > b --><x:a xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"',
  ` b = 'it&apos;s > "1"' x:c="&#65;&#x42;" xml:space="preserve"><x:d/>one &lt;&amp;&gt; two<![CDATA[<raw> ]] &amp;]]><o:e`,
  ' xmlns:o="http://other.example/" o:f="1"/>\n</x:a >\n<!-- end -->\n',
].join('');

function read(pieces: readonly string[]): string {
  const events: string[] = [];
  let text = '';
  const flush = () => {
    if (text !== '') events.push(JSON.stringify(text));
    text = '';
  };
  const tokenizer = new Tokenizer(
    'part.xml',
    {
      open: (name, attributes) => {
        flush();
        events.push(`<${[name, ...attributes.copy()].join('|')}>`);
      },
      text: (more) => {
        text += more;
      },
      close: (name) => {
        flush();
        events.push(`</${name}>`);
      },
    },
    defaultLimits,
  );
  for (const piece of pieces) tokenizer.push(piece);
  tokenizer.end();
  return events.join('');
}

const whole = `<a|b|it's > "1"|c|AB|xml:space|preserve><d></d>${JSON.stringify('one <&> two<raw> ]] &amp;')}<?:e|?:f|1></?:e>${JSON.stringify('\n')}</a>`;

test('a part in one piece', () => {
  expect(read([part])).toBe(whole);
});

test('a part cut anywhere, and letter by letter', () => {
  const expected = read([part]);
  for (let at = 0; at <= part.length; at += 1) {
    expect([at, read([part.slice(0, at), part.slice(at)])]).toEqual([at, expected]);
  }
  expect(read([...part])).toBe(expected);
});
