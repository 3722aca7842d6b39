// Tests the summary of a generation: the fallback for an unknown business, and missing sheets.

import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Language } from '#language/language.ts';
import { defaultTemplate } from '#template/default-template.ts';
import type { ModuleId } from '#template/sections.ts';
import en from '#web/i18n/en.json';
import ru from '#web/i18n/ru.json';
import { calculationOf } from '../../calculation/calculation-client.ts';
import { listedSheets } from '../../calculation/listed-sheets.ts';
import { createDocument, type TemplateDocument } from '../../document/document.ts';
import { DocumentContext } from '../../document/document-context.ts';
import { putStates } from '../../document/modules/module-states.ts';
import { GenerationDone } from './generation-done.tsx';

const messages = { en, ru };
let open: TemplateDocument | null = null;

beforeEach(() => {
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: () => new Promise(() => undefined) },
  });
});

afterEach(() => open?.saver.dispose());

interface Done {
  readonly language: Language;
  readonly failed?: readonly ModuleId[];
  readonly instead?: readonly string[];
}

function show({ language, failed = [], instead = [] }: Done): void {
  const template = {
    ...defaultTemplate({
      uuid: '0b5e8a43-6a53-4c2a-b6a0-2a4d7c7b8f10',
      timestamp: 0,
      language,
      dateStart: '2027-01-01',
    }),
    openAIPrompt: 'zzqqxx wwvv',
  };
  open = createDocument({ template, revision: 1, isUnsaved: false });
  open.note((draft) => putStates(draft, failed, 'error'));
  calculationOf(open).calculated.setState({ sheets: listedSheets(template, null) });
  render(
    <MantineProvider env="test">
      <IntlProvider locale={language} messages={messages[language]}>
        <DocumentContext value={open}>
          <GenerationDone
            hasIssues={failed.length > 0}
            fallbackNames={instead}
            understood={null}
            onClose={() => undefined}
          />
        </DocumentContext>
      </IntlProvider>
    </MantineProvider>,
  );
}

it('[GENERATE-12] says what was suggested for an unknown kind of business', () => {
  show({ language: 'en', instead: ['Product sales', 'Services'] });
  expect(screen.getByText(/^We do not know this kind of business yet/).textContent).toContain(
    '“zzqqxx wwvv”. So the model begins with what most businesses have, such as: Product sales and Services.',
  );
});

it('does not mention it for a known kind', () => {
  show({ language: 'en' });
  expect(screen.queryByText(/We do not know/)).toBeNull();
});

it('[GENERATE-12] names missing sheets as the list of sheets does', () => {
  show({ language: 'ru', failed: ['module_revenue', 'module_fixedassets'] });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Внимание! Не удалось создать лист «Выручка»',
    'Внимание! Не удалось создать лист «Основные средства»',
  ]);
});
