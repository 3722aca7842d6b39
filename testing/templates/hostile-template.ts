// A template in which every name and id is dangerous in some format: markup, formulas, tags, unusual characters.
import type { Template } from '#template/template.ts';

export const hostileTexts: readonly string[] = [
  '=1+1',
  '+cmd|calc!A0',
  '-2+3',
  '@SUM(A1)',
  '<img src=x onerror="window.harmed = true">',
  '</td></tr></table><script>window.harmed = true</script>',
  '"><svg onload=window.harmed=true>',
  "' onmouseover='window.harmed = true",
  '` onfocus=window.harmed=true autofocus `',
  ']]>',
  '<!-- --><![CDATA[',
  '&lt;b&gt; &amp;amp; &#60;',
  'עברית ומספר 12',
  '\u202eright to left\u202c',
  '🍰👩‍👩‍👧 cake',
  'e\u0301 e\u0327',
  '\u0000\u0007\u001b[31mbell',
  '\ud800 half \udc00',
  '  spaces  ',
  'line\nfeed\r\nreturn\ttab',
  'javascript:window.harmed=true',
  'x'.repeat(10_000),
];

/** Ids must differ, and may be no longer than this. */
const maxIdLength = 190;

/** The texts are dealt out from one of them on, first to the resources, then to the formulas. */
export function hostileTemplate(base: Template, first = 0): Template {
  let count = first;
  const next = (): string => {
    count += 1;
    return hostileTexts[(count - 1) % hostileTexts.length] ?? '';
  };
  const ids = new Map(
    base.data.coreResources.map(({ id }, index) => {
      const text = hostileTexts[(first + index) % hostileTexts.length] ?? '';
      return [id, `${text.slice(0, maxIdLength)} ${index}`] as const;
    }),
  );
  const renamed: Template = {
    ...base,
    name: hostileTexts[first] ?? '',
    description: hostileTexts[first] ?? '',
    data: {
      ...base.data,
      coreResources: base.data.coreResources.map((one) => ({ ...one, name: next() })),
      formulas: base.data.formulas.map((one) => ({
        ...one,
        name: next(),
        variables: one.variables.map((variable) => ({ ...variable, name: next() })),
      })),
    },
  };
  return withIds(renamed, ids);
}

/** Every place that names a resource names it anew. */
function withIds<Part>(part: Part, ids: ReadonlyMap<string, string>): Part {
  return JSON.parse(JSON.stringify(part), (_, value: unknown) =>
    typeof value === 'string' ? (ids.get(value) ?? value) : value,
  );
}
