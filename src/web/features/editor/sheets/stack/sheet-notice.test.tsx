// Tests when what is said about missing cash stays: once the gap is closed, but not in another scenario that never had one.
import { act, render, screen } from '@testing-library/react';
import { type ReactNode, useContext } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildTemplate } from '#testing/templates/build-template.ts';
import { calculate } from '../../calculation/calculate.ts';
import { calculationOf, useCalculated } from '../../calculation/calculation-client.ts';
import { createDocument, type TemplateDocument } from '../../document/document.ts';
import { DocumentContext } from '../../document/document-context.ts';
import { EditorPartsContext } from '../../session/state/editor-parts.ts';
import { SheetNotice } from './sheet-pictures.tsx';

/** Rent of 20 from sales of 10; in the second scenario the sales are 30. */
const template = buildTemplate({
  periods: 12,
  services: [{ id: 'Shop', data: { amount: ['10', '30'] } }],
  expenses: [{ id: 'Rent', data: { amount: '20' } }],
});

function Parts({ children }: { readonly children: ReactNode }) {
  const parts = useContext(EditorPartsContext);
  return <EditorPartsContext value={{ ...parts, CashNotice: Said }}>{children}</EditorPartsContext>;
}

function Said() {
  return useCalculated(({ result }) => (result?.cashGap ? 'missing' : 'enough'));
}

let open: TemplateDocument;

beforeEach(() => {
  open = createDocument({ template, revision: 1, isUnsaved: false });
  calculated(1);
  render(
    <DocumentContext value={open}>
      <Parts>
        <SheetNotice sheetId="cf" />
      </Parts>
    </DocumentContext>,
  );
});

afterEach(() => open.saver.dispose());

function calculated(scenario: number, isFilled = false): void {
  const { result } = calculate({ template, sheetIds: [], scenario, isComparing: false });
  if (!result) throw new Error('it is calculated');
  const cashGap = isFilled ? null : result.cashGap;
  calculationOf(open).calculated.setState({ result: { ...result, cashGap } });
}

it('says that there is enough once the gap is closed', () => {
  expect(screen.queryByText('missing')).not.toBeNull();
  act(() => calculated(1, true));
  expect(screen.queryByText('enough')).not.toBeNull();
});

it('says nothing in a scenario that has no gap, and again what is missing in the other one', () => {
  act(() => calculated(2));
  expect(document.body.textContent).toBe('');
  act(() => calculated(1));
  expect(screen.queryByText('missing')).not.toBeNull();
});
