// A sheet while it is edited: the resources it is made of, or the company-wide terms it depends on.

import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ResourceSectionId } from '#template/sections.ts';
import { useTemplateFact } from '../document/document-context.ts';
import { editingOf, type FieldsOfSheet } from '../document/modules/sheet-editing.ts';
import { sectionNames } from '../document/resources/resource-names.ts';
import { sectionResources } from '../document/resources/resource-view.ts';
import { InvestmentFields, MoneyUnitsField, WorkingCapitalFields } from '../fields/option-fields.tsx';
import { CurrencyField, TimingFields } from '../fields/timing-fields.tsx';
import { AddToSection } from './add-to-section.tsx';
import classes from './edited-sheet.module.css';
import { ResourceTable } from './table/resource-table.tsx';

const fieldsOf: Readonly<Record<FieldsOfSheet, ReactNode>> = {
  timing: (
    <>
      <TimingFields />
      <CurrencyField />
      <MoneyUnitsField />
    </>
  ),
  wc: <WorkingCapitalFields />,
  npv: <InvestmentFields />,
};

export function EditedSheet({ sheetId }: { readonly sheetId: string }) {
  const { fields, sectionIds } = editingOf(sheetId) ?? { fields: null, sectionIds: [] };
  return (
    <div className={classes.fixed}>
      {fields && <div className={classes.fields}>{fieldsOf[fields]}</div>}
      {sectionIds.map((sectionId, index) => (
        <SectionTable key={sectionId} sectionId={sectionId} isNamed={index > 0 || fields !== null} />
      ))}
    </div>
  );
}

interface SectionTableProps {
  readonly sectionId: ResourceSectionId;
  /** The first section has the sheet's own name, and its add button is in the sheet's bar. */
  readonly isNamed: boolean;
}

function SectionTable({ sectionId, isNamed }: SectionTableProps) {
  const { formatMessage } = useIntl();
  const isEmpty = useTemplateFact((template) => sectionResources(template, sectionId).length === 0);
  return (
    <>
      {isNamed && (
        <div className={classes.subhead}>
          <h3 className={classes.subtitle}>{formatMessage(sectionNames[sectionId])}</h3>
          <AddToSection sectionId={sectionId} />
        </div>
      )}
      {isEmpty ? (
        <p className={classes.nothing}>
          <FormattedMessage id="items.none" />
        </p>
      ) : (
        <ResourceTable sectionId={sectionId} />
      )}
    </>
  );
}
