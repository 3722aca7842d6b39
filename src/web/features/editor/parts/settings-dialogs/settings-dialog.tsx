// One of the model's settings as a dialog: a narrow one for a few fields, wider ones for what is a table.
import { lazy, type ReactNode, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { loadLater } from '#web/api/load-later.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { CurrencyForm } from './currency-form.tsx';
import { IncomeTaxForm } from './income-tax-form.tsx';
import { InvestmentForm } from './investment-form.tsx';
import { settingsNames } from './settings-names.ts';
import { closeSettings, type SettingsKind } from './settings-state.ts';
import { TimelineForm } from './timeline-form.tsx';
import { WorkingCapitalForm } from './working-capital-form.tsx';

const OpeningForm = lazy(async () => ({
  default: (await loadLater(() => import('../opening/opening-form.tsx'))).OpeningForm,
}));

const SourcesList = lazy(async () => ({
  default: (await loadLater(() => import('../sources/sources-list.tsx'))).SourcesList,
}));

const widthsPx: Readonly<Partial<Record<SettingsKind, number>>> = { opening: 620, sources: 720 };
const narrowPx = 420;

const contents: Readonly<Record<SettingsKind, () => ReactNode>> = {
  timeline: () => <TimelineForm />,
  currency: () => <CurrencyForm />,
  tax: () => <IncomeTaxForm />,
  wc: () => <WorkingCapitalForm />,
  npv: () => <InvestmentForm />,
  opening: () => <OpeningForm />,
  sources: () => <SourcesList />,
};

export function SettingsDialog({ kind }: { readonly kind: SettingsKind }) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      title={formatMessage(settingsNames[kind])}
      isOpen
      onClose={closeSettings}
      closeLabel={formatMessage({ id: 'app.close' })}
      widthPx={widthsPx[kind] ?? narrowPx}
    >
      <Suspense fallback={null}>{contents[kind]()}</Suspense>
    </Dialog>
  );
}
