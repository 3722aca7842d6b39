// The rows of all sheets for the command palette, while it is open; those of inputs lead to the field they are typed in.
import { useEffect, useMemo, useState } from 'react';
import { useOpenDialog } from '#web/state/dialogs/dialogs.ts';
import type { PaletteEntry } from '#web/state/dialogs/palette-entries.ts';
import { useCalculated, useCalculation, useNamedRows } from '../calculation/calculation-client.ts';
import type { NamedRow } from '../calculation/protocol.ts';
import type { TemplateDocument } from '../document/document.ts';
import { useTemplateDocument } from '../document/document-context.ts';
import { allResources } from '../document/resources/resource-view.ts';
import { goToInput, hasField } from '../fields/go-to-input.ts';
import { goToCell } from '../session/view/go-to-cell.ts';

const none: readonly PaletteEntry[] = [];

export function useRowEntries(): readonly PaletteEntry[] {
  const open = useTemplateDocument();
  const calculation = useCalculation();
  const run = useCalculated((calculated) => calculated.run);
  const isAsked = useOpenDialog(({ dialog }) => dialog?.name === 'palette');
  const rows = useNamedRows();
  useEffect(() => {
    if (isAsked && run > 0) calculation.nameRows();
  }, [isAsked, run, calculation]);
  const [chosen, setChosen] = useState<NamedRow | null>(null);
  useEffect(() => {
    // The palette keeps the focus as long as it is open.
    if (isAsked || chosen === null) return;
    setChosen(null);
    goToRow(open, chosen);
  }, [isAsked, chosen, open]);
  return useMemo(
    () => (isAsked ? entriesOf(open, rows.filter(isOfAll), setChosen) : none),
    [isAsked, rows, open],
  );
}

const inputSheet = 'assumptions';

/** The numbers of each scenario have rows of their own beside the one that is read. */
const isOfAll = ({ rowId }: NamedRow): boolean => !/\.scenario\.\d+$/.test(rowId);

const isField = (open: TemplateDocument, row: NamedRow): boolean =>
  row.sheetId === inputSheet && hasField(open, row);

function goToRow(open: TemplateDocument, row: NamedRow): void {
  const { sheetId, rowId } = row;
  if (isField(open, row)) goToInput(open, row);
  else goToCell(open, { sheetId, rowId, columnId: null }, true);
}

function entriesOf(
  open: TemplateDocument,
  rows: readonly NamedRow[],
  onChoose: (row: NamedRow) => void,
): readonly PaletteEntry[] {
  const owners = new Map(
    allResources(open.store.getState().template).map(({ id, name }): [string, string] => [id, name]),
  );
  const named = rows.map((row) => ({
    row,
    name: nameWithOwner(row, (row.resourceId !== null && owners.get(row.resourceId)) || ''),
  }));
  const known = new Set<string>();
  const alike = new Set<string>();
  for (const key of named.map(keyOf)) (known.has(key) ? alike : known).add(key);
  return named.map(({ row, name }) => ({
    id: row.rowId,
    name,
    place: alike.has(keyOf({ row, name })) ? placeUnder(row) : row.sheetTitle,
    kind: isField(open, row) ? 'field' : 'row',
    run: () => onChoose(row),
  }));
}

const keyOf = ({ row, name }: { readonly row: NamedRow; readonly name: string }): string =>
  `${row.sheetId}.${name}`;

/** Where a sheet has several rows alike. */
const placeUnder = ({ sheetTitle, heading }: NamedRow): string =>
  heading === '' ? sheetTitle : `${sheetTitle} · ${heading}`;

/** On its sheet the name of a resource stands above its rows. */
const nameWithOwner = ({ label }: NamedRow, owner: string): string =>
  owner === '' || label.includes(owner) ? label : `${owner}: ${label}`;
