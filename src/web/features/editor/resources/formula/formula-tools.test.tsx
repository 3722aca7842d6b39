// Tests that the focus returns to where it was when the formula form closes.
import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import en from '#web/i18n/en.json';
import { createDocument } from '../../document/document.ts';
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

it('goes to the name, and back to the button that opened the form', () => {
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
            formulas={template.data.formulas}
            chosenId={formula?.id ?? ''}
            onSaved={() => undefined}
            onChoose={() => undefined}
          />
        </DocumentContext>
      </IntlProvider>
    </MantineProvider>,
  );
  press('formula.show-tools');
  press('formula.add');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: en['formula.name'] }));
  press('app.cancel');
  expect(focused()).toBe(en['formula.add']);
  press('formula.edit');
  press('formula.save');
  expect(focused()).toBe(en['formula.edit']);
  open.saver.dispose();
});
