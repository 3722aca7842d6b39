// Tests the limits of what can be requested, and what is made of its fields.
import { describe, expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import { generationRequestOf, initialGenerationForm, wholeText } from './generation-request.ts';

const template = defaultTemplate({
  uuid: '00000000-0000-4000-8000-000000000001',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});

describe('a generation request', () => {
  const form = { ...initialGenerationForm(template, true), prompt: 'Cafe' };

  it('[GENERATE-3] starts with what the template has, without random numbers', () => {
    expect(form).toMatchObject({ currency: 'USD', length: '36', periodicity: 'month', context: '' });
    expect(form.options).toEqual(['base', 'ip', 'ratios', 'charts']);
  });

  it.each([
    ['no business', { prompt: ' ' }],
    ['too long a business', { prompt: 'x'.repeat(51) }],
    ['too long a context', { context: 'x'.repeat(51) }],
    ['too long a text of its own', { longText: 'x'.repeat(4001) }],
    ['no currency', { currency: '' }],
    ['too long a currency', { currency: 'x'.repeat(21) }],
    ['a digit in the currency', { currency: 'USD 2' }],
    ['no periods', { length: '0' }],
    ['too many periods', { length: '61' }],
    ['half a period', { length: '1.5' }],
  ] as const)('[GENERATE-2] is none with %s', (_why, wrong) => {
    expect(generationRequestOf({ ...form, ...wrong })).toBeNull();
  });

  it('takes everything that was written as one text, whichever field it stands in', () => {
    const written = { prompt: ' Cafe ', context: '', longText: 'Two floors\nby the sea' };
    expect(wholeText(written)).toBe('Cafe\nTwo floors\nby the sea');
  });

  it('does not say a line twice that begins the long text', () => {
    const longText = 'A cafe by the sea with 40 seats';
    expect(wholeText({ prompt: 'A cafe by the sea', context: 'open', longText })).toBe(`${longText}\nopen`);
  });

  it('does not say a context twice that stands in the long text', () => {
    const longText = 'A cafe by the sea with 40 seats';
    expect(wholeText({ prompt: 'A cafe by the', context: 'sea with', longText })).toBe(longText);
    expect(wholeText({ prompt: 'A cafe', context: 'the seas', longText })).toBe(`${longText}\nthe seas`);
  });

  it.each([
    [
      'A neighbourhood bakery and coffee shop in Leeds',
      'with 30 seats selling sourdough bread, pastries',
      'A neighbourhood bakery and coffee shop in Leeds with 30 seats selling sourdough bread, pastries, breakfast and lunch, open seven days a week',
    ],
    [
      'Барбершоп в Самаре на 4 кресла',
      'мужские стрижки (и борода)',
      'Барбершоп в Самаре на 4 кресла – мужские стрижки (и борода), с десяти утра',
    ],
    ['x'.repeat(50), 'x'.repeat(50), 'x'.repeat(120)],
  ])('reads the parts of one line as that line: %s', (prompt, context, longText) => {
    expect(wholeText({ prompt, context, longText })).toBe(longText);
  });

  it('takes no line for the beginning of a longer word', () => {
    const longText = 'A barbershop with four chairs';
    expect(wholeText({ prompt: 'A bar', context: '', longText })).toBe(`A bar\n${longText}`);
  });

  it('knows a line that begins the long text by its words, however they are spaced', () => {
    const longText = 'A  cafe\nby the sea with 40 seats';
    expect(wholeText({ prompt: 'A cafe by the sea', context: '', longText })).toBe(longText);
  });
});
