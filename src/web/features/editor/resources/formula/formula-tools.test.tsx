// Tests that the focus returns to where it was when the formula form closes, and what a formula lets be edited.
import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import type { Formula } from '#template/template.ts';
import en from '#web/i18n/en.json';
import { createDocument, type TemplateDocument } from '../../document/document.ts';
import { DocumentContext } from '../../document/document-context.ts';
import { FormulaTools } from './formula-tools.tsx';

const template = defaultTemplate({
  uuid: '0b5e8a43-6a53-4c2a-b6a0-2a4d7c7b8f10',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});
const [formula] = template.data.formulas;

const press = (id: keyof typeof en) => fireEvent.click(screen.getByRole('button', { name: en[id] }));
const focused = () => document.activeElement?.textContent;

function show(formulas: readonly Formula[] = template.data.formulas): TemplateDocument {
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: () => new Promise(() => undefined) },
  });
  const open = createDocument({ template, revision: 1, isUnsaved: false });
  render(
    <MantineProvider env="test">
      <IntlProvider locale="en" messages={en}>
        <DocumentContext value={open}>
          <FormulaTools
            reader={{ id: null, rel: 'service', flowIndex: 0 }}
            flow={{ formulaId: formula?.id ?? '', values: {} }}
            formulas={formulas}
            chosenId={formula?.id ?? ''}
            onSaved={() => undefined}
            onChoose={() => undefined}
          />
        </DocumentContext>
      </IntlProvider>
    </MantineProvider>,
  );
  press('formula.show-tools');
  return open;
}

it('goes to the name, and back to the button that opened the form', () => {
  const open = show();
  press('formula.add');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: en['formula.name'] }));
  press('app.cancel');
  expect(focused()).toBe(en['formula.add']);
  press('formula.edit');
  press('formula.save');
  expect(focused()).toBe(en['formula.edit']);
  open.saver.dispose();
});

it('leaves a formula alone that says it cannot be edited', () => {
  const open = show(template.data.formulas.map((one) => ({ ...one, canEdit: false })));
  expect(screen.getByRole('button', { name: en['formula.add'] })).toBeDefined();
  for (const id of ['formula.edit', 'formula.delete'] as const) {
    expect(screen.queryByRole('button', { name: en[id] })).toBeNull();
  }
  open.saver.dispose();
});
