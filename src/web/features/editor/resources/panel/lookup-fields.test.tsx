// Tests that an asset's group and tax are shown whenever there is a choice, above all when the chosen one was deleted.
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { plansIn } from '#catalog/plans.ts';
import { defaultTemplate } from '#template/default-template.ts';
import { type LookupTermId, terms } from '#template/sections.ts';
import en from '#web/i18n/en.json';
import { type Visitor, visitorQuery } from '#web/state/visitor/visitor.ts';
import { createDocument, type TemplateDocument } from '../../document/document.ts';
import { DocumentContext, useTemplate } from '../../document/document-context.ts';
import { formulasFor } from '../../document/resources/formulas-for.ts';
import { addResources } from '../../document/resources/new-resource.ts';
import { deleteResource } from '../../document/resources/resource-edits.ts';
import { resourcesOf } from '../../document/resources/resource-view.ts';
import { emptyResourceForm } from '../form/resource-form.ts';
import { FormLookups } from '../form-fields/form-lookups.tsx';
import { LookupFields } from './lookup-fields.tsx';

const template = defaultTemplate({
  uuid: '0b5e8a43-6a53-4c2a-b6a0-2a4d7c7b8f11',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});

const visitor: Visitor = {
  isSignedIn: false,
  isAnonymous: true,
  userEntitled: false,
  userCanWriteFormulas: false,
  hasGoogleSignIn: false,
  hasAI: false,
  hasEmail: true,
  hasSpreadsheets: true,
  hasGoogleSheets: false,
  hasOwnDrive: false,
  userCanAddNewTemplates: true,
  newTemplatesNeedPurchase: false,
  sales: { plans: true, templates: true, isTest: false },
  email: '',
  firstName: '',
  lastName: '',
  displayName: '',
  settings: {
    language: 'en',
    enabledInflation: false,
    showLoginReminder: false,
    showOnboarding: false,
    analytics: false,
    useAI: false,
    subscription: null,
    plan: 'free',
    maxTemplatesIfNotSignedIn: 3,
    shouldSignIn: false,
    allowOpenAI: false,
  },
  templates: [],
  plans: plansIn('en').map((one) => ({ ...one, highlights: [...one.highlights] })),
  orders: [],
  currentSubscription: null,
  languages: ['en'],
  userIpData: { continent_code: 'NA' },
};

const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
queryClient.setQueryData(visitorQuery.queryKey, visitor);

let open: TemplateDocument;

beforeEach(() => {
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: () => new Promise(() => undefined) },
  });
  open = createDocument({ template, revision: 1, isUnsaved: false });
});

afterEach(() => {
  cleanup();
  open.saver.dispose();
});

const now = () => open.store.getState().template;
const held = (lookup: LookupTermId) => resourcesOf(now(), terms[lookup].section);

function add(lookup: LookupTermId, name: string): void {
  const { section: sectionId, rel } = terms[lookup];
  const formula = formulasFor(now(), rel)[0];
  if (!formula) throw new Error(`nothing calculates ${lookup}`);
  const flows = [{ formula, values: {} }];
  const { change } = addResources(now(), [{ sectionId, rel, name, flows, otherAssumptions: {} }]);
  act(() => open.edit(change));
}

function remove(lookup: LookupTermId, name: string): void {
  const found = held(lookup).find((one) => one.name === name);
  if (!found) throw new Error(`nothing is called ${name}`);
  act(() => open.edit(deleteResource(found)));
}

function Panel() {
  const [asset] = resourcesOf(useTemplate(), 'section_fixedassets');
  return asset && <LookupFields resource={asset} />;
}

function Form() {
  const template = useTemplate();
  const [form, setForm] = useState(() => emptyResourceForm(template, 'fixedasset'));
  return <FormLookups form={form} onChange={setForm} />;
}

const show = (content: ReactNode) =>
  render(
    <MantineProvider env="test">
      <IntlProvider locale="en" messages={en}>
        <QueryClientProvider client={queryClient}>
          <DocumentContext value={open}>{content}</DocumentContext>
        </QueryClientProvider>
      </IntlProvider>
    </MantineProvider>,
  );

const group = () => screen.queryByRole<HTMLSelectElement>('combobox', { name: 'Depreciation group' });
const tax = () => screen.queryByRole<HTMLSelectElement>('combobox', { name: 'Property tax' });
const offered = (list: HTMLSelectElement | null) =>
  list
    ? within(list)
        .getAllByRole('option')
        .map(({ textContent }) => textContent)
    : null;
const shown = (list: HTMLSelectElement | null) => list?.selectedOptions[0]?.textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const chosen = (lookup: LookupTermId) =>
  resourcesOf(now(), 'section_fixedassets')[0]?.lookups.find((one) => one.lookup === lookup)?.chosenId;
const choose = (list: HTMLSelectElement | null, name: string) => {
  const option = [...(list?.options ?? [])].find(({ textContent }) => textContent === name);
  if (list && option) fireEvent.change(list, { target: { value: option.value } });
};

it('[RESOURCE-14] offers no choice while there is only one group', () => {
  show(<Panel />);
  expect([group(), tax()]).toEqual([null, null]);
});

it('[RESOURCE-15] shows that the group was deleted, and the remaining one can be chosen', () => {
  add('deprgroup', 'Slow');
  show(<Panel />);
  expect(offered(group())).toEqual(['Equipment, 5 years', 'Slow']);
  remove('deprgroup', 'Equipment, 5 years');
  expect(offered(group())).toEqual(['Deleted row', 'Slow']);
  expect([shown(group()), group()?.getAttribute('aria-invalid')]).toEqual(['Deleted row', 'true']);
  choose(group(), 'Slow');
  expect(group()).toBeNull();
  expect(chosen('deprgroup')).toBe('deprgroup_1');
});

it('[RESOURCE-15] shows that the tax was deleted, and none can be chosen instead', () => {
  add('taxproperty', 'Land tax');
  show(<Panel />);
  expect([offered(tax()), shown(tax())]).toEqual([['None', 'Land tax'], 'None']);
  choose(tax(), 'Land tax');
  remove('taxproperty', 'Land tax');
  expect([offered(tax()), shown(tax())]).toEqual([['Deleted row', 'None'], 'Deleted row']);
  choose(tax(), 'None');
  expect(tax()).toBeNull();
  expect(chosen('taxproperty')).toBeNull();
});

it('[RESOURCE-14] starts a new asset with its default group, and offers no asset without one', () => {
  add('deprgroup', 'Slow');
  show(<Form />);
  expect([offered(group()), shown(group())]).toEqual([['Equipment, 5 years', 'Slow'], 'Equipment, 5 years']);
  cleanup();
  remove('deprgroup', 'Equipment, 5 years');
  add('deprgroup', 'Slower');
  show(<Form />);
  expect([offered(group()), shown(group())]).toEqual([['Slow', 'Slower'], 'Slow']);
});

it('[RESOURCE-14] shows the one tax that was added in place, which can still be none', () => {
  show(<Form />);
  press('Add tax property');
  fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Land tax' } });
  press('Add');
  expect([offered(tax()), shown(tax())]).toEqual([['None', 'Land tax'], 'Land tax']);
  expect(document.activeElement?.textContent).toBe('Add tax property');
});

it('moves the focus into the form in place, and back to its button', () => {
  show(<Form />);
  press('Add depreciation group');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
  press('Cancel');
  expect(document.activeElement?.textContent).toBe('Add depreciation group');
});
