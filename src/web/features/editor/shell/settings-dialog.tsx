// One of the model's settings as a dialog: narrow for a few fields, wider for a table.
import { type ReactNode, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { lazyPart } from '#web/api/lazy-part.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { useTemplateDocument } from '../document/document-context.ts';
import { closeEditorDialog, type SettingsKind } from '../session/state/open-dialog.ts';
import { CurrencyForm } from '../settings/currency-form.tsx';
import { IncomeTaxForm } from '../settings/income-tax-form.tsx';
import { InvestmentForm } from '../settings/investment-form.tsx';
import { settingsNames } from '../settings/settings-names.ts';
import { TimelineForm } from '../settings/timeline-form.tsx';
import { WorkingCapitalForm } from '../settings/working-capital-form.tsx';

const OpeningForm = lazyPart(() => import('../opening-balances/opening-form.tsx'), 'OpeningForm');

const SourcesList = lazyPart(() => import('../provenance/sources-list.tsx'), 'SourcesList');

const widthsPx: Readonly<Partial<Record<SettingsKind, number>>> = { opening: 620, sources: 720 };
const narrowPx = 420;

interface SettingsDialogProps {
  readonly kind: SettingsKind;
  /** The row of the model whose field gets the focus; otherwise the first one. */
  readonly field: string | undefined;
}

const contents: Readonly<Record<SettingsKind, (field: string | undefined) => ReactNode>> = {
  timeline: () => <TimelineForm />,
  currency: () => <CurrencyForm />,
  tax: () => <IncomeTaxForm />,
  wc: () => <WorkingCapitalForm />,
  npv: () => <InvestmentForm />,
  opening: (field) => <OpeningForm focused={field} />,
  sources: () => <SourcesList />,
};

export function SettingsDialog({ kind, field }: SettingsDialogProps) {
  const { formatMessage } = useIntl();
  const open = useTemplateDocument();
  return (
    <Dialog
      title={formatMessage(settingsNames[kind])}
      isOpen
      onClose={() => closeEditorDialog(open)}
      closeLabel={formatMessage({ id: 'app.close' })}
      widthPx={widthsPx[kind] ?? narrowPx}
    >
      <Suspense fallback={null}>{contents[kind](field)}</Suspense>
    </Dialog>
  );
}
