// Tests that what a line has no room for is in the long text, once and whole.
import { expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import { carriedContext, carriedPrompt } from './carried-over.ts';
import { initialGenerationForm, wholeText } from './generation-request.ts';

const template = defaultTemplate({
  uuid: '00000000-0000-4000-8000-000000000001',
  ...{ timestamp: 0, language: 'ru', dateStart: '2027-01-01' },
});
const form = initialGenerationForm(template, true);
const line = 'барбершоп в Екатеринбурге на 3 кресла, стрижка 150';

it('[GENERATE-23] carries the whole line over with its fifty-first letter, and keeps the words that fit', () => {
  const { form: carried, caret } = carriedPrompt({ ...form, prompt: line }, `${line}0`, 51);
  expect(carried).toMatchObject({
    prompt: 'барбершоп в Екатеринбурге на 3 кресла',
    longText: `${line}0`,
  });
  expect(caret).toBe(51);
  expect(wholeText(carried)).toBe(`${line}0`);
});

it('[GENERATE-23] has the line stand once before what is in the long text', () => {
  const begun = { ...form, prompt: line, longText: `${line} руб.` };
  expect(carriedPrompt(begun, `${line}0`, 51).form.longText).toBe(`${line}0 руб.`);
  const other = { ...form, prompt: line, longText: 'Три мастера' };
  expect(carriedPrompt(other, `${line}0`, 51).form.longText).toBe(`${line}0\nТри мастера`);
});

it('[GENERATE-23] carries the second line over behind what is in the long text', () => {
  const typed = 'x'.repeat(51);
  expect(carriedContext(form, typed)).toMatchObject({ form: { context: '', longText: typed }, caret: 51 });
  expect(carriedContext({ ...form, longText: 'Two floors' }, typed).form.longText).toBe(
    `Two floors\n${typed}`,
  );
});
