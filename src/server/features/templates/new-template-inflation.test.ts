// Tests that new models begin with rising prices for those who chose that in their settings, and for nobody else.
import { expect, test } from 'vitest';
import { readTemplate } from '#template/read-template.ts';
import { sqlite } from '#testing/server/databases.ts';
import { newPerson } from '#testing/server/people.ts';
import { suiteServer } from '#testing/server/suite-server.ts';

const server = suiteServer(sqlite);

test('a new model has inflation of 3 % a year where it was chosen', async () => {
  const { visitor } = await newPerson(server);
  const inflation = async () => {
    const data = readTemplate(await visitor.call('getDefaultTemplate')).template?.data;
    const section = data?.sections.find(({ id }) => id === 'section_inflation');
    const [line] = data?.env.sectionResources.section_inflation ?? [];
    return [section?.isEnabled, line?.flows[0]?.fcst[0]?.scenarios[0]?.data];
  };
  expect(await inflation()).toEqual([false, undefined]);
  await visitor.call('saveSettings', { body: { enabledInflation: true } });
  expect(await inflation()).toEqual([true, '3']);
});
