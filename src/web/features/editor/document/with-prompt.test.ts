// Tests what happens to the business description a new template is requested with.
import { expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import { withPrompt } from './with-prompt.ts';

const uuid = '00000000-0000-4000-8000-000000000001';
const template = defaultTemplate({ uuid, timestamp: 0, language: 'en', dateStart: '2027-01-01' });

it('is kept as the prompt and names the template', () => {
  expect(withPrompt(template, '  Coffee\n shop ')).toEqual({
    ...template,
    openAIPrompt: 'Coffee shop',
    name: 'Coffee shop',
  });
});

it('is cut after fifty letters at most, before the word that has no room, never inside a letter', () => {
  expect(withPrompt(template, '🙂'.repeat(60)).openAIPrompt).toBe('🙂'.repeat(50));
});

it('is kept whole in a field of its own where the line has no room for it, up to 4,000 characters', () => {
  const long = 'a language school in Porto for 60 pupils, open from May';
  expect(withPrompt(template, long)).toMatchObject({
    openAIPrompt: 'a language school in Porto for 60 pupils',
    name: 'a language school in Porto for 60 pupils',
    templateContext: 'open from May',
    businessText: long,
  });
  expect(withPrompt(template, 'shop')).not.toHaveProperty('businessText');
  // An emoji takes two characters, of which the first alone would be none.
  expect(withPrompt(template, `x${'🙂'.repeat(3000)}`).businessText).toBe(`x${'🙂'.repeat(1999)}`);
});

it.each([null, '', '  '])('changes nothing when it is %j', (prompt) => {
  expect(withPrompt(template, prompt)).toBe(template);
});
