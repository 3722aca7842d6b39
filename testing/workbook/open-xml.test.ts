// Validates every part of a file with the Open XML SDK, which knows what Excel accepts and in which order.
import validate from '@ooxml-tools/validate';
import { strToU8, zipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import { type Language, languages } from '#language/language.ts';
import { writeXlsx } from '#render/xlsx/write-xlsx.ts';
import { buildTemplate } from '#testing/templates/build-template.ts';
import { calculate } from '#testing/templates/calculate.ts';
import { unpack } from '#testing/xlsx/unpack.ts';

/** The rules take ten seconds to load. */
vi.setConfig({ testTimeout: 240_000 });

const hostile = ['=1+1', '<b>&"quoted"\'', ']]>', 'עברית 🍰', '\u0007 _x0041_ \n line', 'long '.repeat(60)];

function template(language: Language) {
  const built = buildTemplate({
    periods: 14,
    services: hostile.map((_, index) => ({ id: `s${index}`, data: { amount: String(index) } })),
  });
  const coreResources = built.data.coreResources.map((resource, index) => ({
    ...resource,
    name: hostile[index] ?? resource.name,
  }));
  return { ...built, language, name: '2027 & "more"', data: { ...built.data, coreResources } };
}

function written(language: Language): Uint8Array {
  const { workbook, values } = calculate(template(language));
  return writeXlsx(workbook, values, { hasCharts: true });
}

const faults = async (file: Uint8Array): Promise<readonly string[]> =>
  (await validate(file, 'xlsx', 'Office2019')).map(
    ({ description, path }) => `${path.partUri} ${path.xpath}: ${description}`,
  );

test.each(languages)('a file with charts and notes in %s', async (language) => {
  const file = written(language);
  const parts = [...unpack(file).keys()];
  expect(parts).toContain('xl/charts/chart1.xml');
  expect(parts.some((name) => name.startsWith('xl/comments'))).toBe(true);
  expect(await faults(file)).toEqual([]);
});

test('the rules notice what is in the wrong order', async () => {
  const parts = [...unpack(written('en'))].map(([name, text]) => {
    const swapped = text.replace(/(<pageMargins[^>]*>)(<pageSetup[^>]*>)/, '$2$1');
    return [name, strToU8(swapped)] as const;
  });
  expect(await faults(zipSync(Object.fromEntries(parts)))).not.toEqual([]);
});
