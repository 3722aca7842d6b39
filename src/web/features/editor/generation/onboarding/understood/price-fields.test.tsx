// Tests that the level that was chosen for all prices stands in the sentence, and may be changed and taken back.
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import type { Terms } from '#generate/settle.ts';
import { defaultTemplate } from '#template/default-template.ts';
import en from '#web/i18n/en.json';
import { answer } from '../../generator/answer.ts';
import type { UnderstoodLine } from '../../generator/protocol.ts';
import { type GenerationForm, initialGenerationForm } from '../../run/request/generation-request.ts';
import { PriceFields } from './price-fields.tsx';

const template = defaultTemplate({
  uuid: '6b5e8a43-6a53-4c2a-b6a0-2a4d7c7b8f10',
  ...{ timestamp: 0, language: 'en', dateStart: '2027-01-01' },
});
const terms: Terms = {
  ...{ language: 'en', dateStart: '2027-01-01', currency: null },
  ...{ periodicity: 'month', periodCount: 36 },
};

function Fields({ text }: { readonly text: string }) {
  const [form, setForm] = useState<GenerationForm>({
    ...initialGenerationForm(template, true),
    ...{ prompt: text, answers: { priceFactor: 1.1 } },
  });
  const told = answer({ ask: 'understand', id: 1, text, answers: form.answers, terms });
  const understood = told.answer as UnderstoodLine;
  const props = { understood, form, onChange: setForm };
  return (
    <>
      <p role="status">{understood.sentence}</p>
      <PriceFields {...props} />
    </>
  );
}

function show(text: string): void {
  render(
    <MantineProvider>
      <IntlProvider locale="en" messages={en}>
        <Fields text={text} />
      </IntlProvider>
    </MantineProvider>,
  );
}

const sentence = (): string => screen.getByRole('status').textContent?.replaceAll(/\s/gu, ' ') ?? '';

afterEach(cleanup);

it('[GENERATE-22] prices that were all moved are a part of the sentence, may be typed otherwise and be taken back', () => {
  show('barbershop, 3 barbers');
  expect(sentence()).toContain('all prices 10% above the usual');
  const field = screen.getByRole('textbox', { name: 'All prices, % of the usual' });
  expect((field as HTMLInputElement).value).toBe('110');
  fireEvent.change(field, { target: { value: '95' } });
  expect(sentence()).toContain('all prices 5% below the usual');
  fireEvent.click(screen.getByRole('button', { name: 'Remove the price: All prices, % of the usual' }));
  expect(sentence()).not.toContain('prices');
  expect(screen.queryByRole('textbox')).toBeNull();
});
