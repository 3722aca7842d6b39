// What only some resources or sections have besides numbers, whose code loads right after the fields.
import { awaitedPart } from '#web/api/awaited-part.tsx';
import classes from './resource-editor.module.css';

export const AcquisitionField = awaitedPart(() => import('./acquisition-field.tsx'), 'AcquisitionField');

export const AssetSale = awaitedPart(() => import('./asset-sale.tsx'), 'AssetSale');

export const DepreciationStartChoice = awaitedPart(
  () => import('./depreciation-start.tsx'),
  'DepreciationStartChoice',
);

export const DividendBasis = awaitedPart(() => import('./funding-fields.tsx'), 'DividendBasis');

export const EmptySection = awaitedPart(() => import('./empty-section.tsx'), 'EmptySection');

export const InputDriver = awaitedPart(
  () => import('./input-driver.tsx'),
  'InputDriver',
  <span className={classes.driver} />,
);

export const LoanPanelSchedule = awaitedPart(() => import('./loan-panel-schedule.tsx'), 'LoanPanelSchedule');

export const OffSection = awaitedPart(() => import('./off-section.tsx'), 'OffSection');

export const OnceHint = awaitedPart(() => import('./once-hint.tsx'), 'OnceHint');

export const RepaymentField = awaitedPart(() => import('./funding-fields.tsx'), 'RepaymentField');

export const RowReaders = awaitedPart(() => import('./readers/row-readers.tsx'), 'RowReaders');

export const SalesTaxReach = awaitedPart(() => import('./sales-tax-reach.tsx'), 'SalesTaxReach');

export const TermFields = awaitedPart(() => import('./term-fields.tsx'), 'TermFields');
