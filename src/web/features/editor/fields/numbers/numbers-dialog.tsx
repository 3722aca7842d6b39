// Edits the numbers of one input period by period; applying them is one step in the template.
import { Button, Group } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { formatValue } from '#render/html/format-value.ts';
import { Sparkline } from '#web/ui/charts/sparkline.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useIsNarrow } from '#web/ui/hooks/use-is-narrow.ts';
import { useUnsavedInDialog } from '#web/ui/unsaved-in-dialog.ts';
import { useCalculated } from '../../calculation/calculation-client.ts';
import { periodTexts } from '../../calculation/spans/period-texts.ts';
import { checkValues } from '../../document/checks/field-checks.ts';
import { useTemplate } from '../../document/document-context.ts';
import { driverFault } from '../../document/drivers/driver-checks.ts';
import { type DriverTexts, hasDriver, noDriver } from '../../document/drivers/driver-texts.ts';
import { forecastPeriods } from '../../document/drivers/forecast-periods.ts';
import { inputValues } from '../../document/drivers/input-values.ts';
import { NumberCells, type PasteFault } from './number-cells.tsx';
import { NumberTools } from './number-tools.tsx';
import classes from './numbers-dialog.module.css';
import { dataOf, sumsOf } from './period-cells.ts';
import { SeasonFields } from './season-fields.tsx';
import { type NumberCells as Cells, useNumberCells } from './use-number-cells.ts';

const widthPx = 780;

interface NumbersDialogProps {
  readonly name: string;
  readonly value: string;
  /** Whether the numbers count fiscal years instead of periods. */
  readonly isByYear?: boolean;
  /** Whether the last number holds for all later periods. */
  readonly isRepeated?: boolean;
  /** How the numbers move; its texts are valid. */
  readonly driver?: DriverTexts | undefined;
  /** Null if the numbers are unchanged. */
  readonly onApply: (data: string | null) => void;
  readonly onClose: () => void;
}

export function NumbersDialog({ name, onClose, ...form }: NumbersDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      title={<FormattedMessage id="numbers.title" values={{ name }} />}
      isOpen
      onClose={onClose}
      closeLabel={formatMessage({ id: 'app.close' })}
      widthPx={widthPx}
    >
      <NumbersForm {...form} onClose={onClose} />
    </Dialog>
  );
}

function NumbersForm({
  value,
  isByYear = false,
  isRepeated = true,
  driver,
  onApply,
  onClose,
}: Omit<NumbersDialogProps, 'name'>) {
  const faultId = useId();
  const { periods, columnCount, season } = useTimeline(isByYear);
  const cells = useNumberCells(value, periods.length, isRepeated);
  useUnsavedInDialog(cells.isChanged || cells.hasFault);
  const [from, setFrom] = useState(0);
  const [pasted, setPasted] = useState<PasteFault | null>(null);
  const apply = () => {
    if (cells.hasFault) return;
    onApply(cells.isChanged ? cells.data : null);
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply();
  };
  const press = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey)) return;
    const wanted = event.code === 'KeyZ' ? cells.undo : event.key === 'Enter' ? apply : null;
    if (!wanted) return;
    event.preventDefault();
    // Not the template's undo.
    event.stopPropagation();
    wanted();
  };
  return (
    <form className={classes.form} noValidate onSubmit={submit} onKeyDown={press}>
      <NumberTools cells={cells} periods={periods} from={from} />
      <NumberCells
        cells={cells}
        periods={periods}
        columnCount={columnCount}
        faultId={faultId}
        onReach={setFrom}
        onPasted={setPasted}
      />
      {cells.beyondCount > 0 && (
        <p className={classes.beyond}>
          <FormattedMessage id="numbers.beyond" values={{ count: cells.beyondCount }} />
        </p>
      )}
      {season && <SeasonFields cells={cells} {...season} />}
      <Sums cells={cells.numbers} driver={driver} />
      <div className={classes.footer}>
        <Faults id={faultId} left={pasted?.at === cells.cells ? pasted.left : 0} cells={cells} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            <FormattedMessage id="app.cancel" />
          </Button>
          <Button type="submit" disabled={cells.hasFault}>
            <FormattedMessage id="numbers.apply" />
          </Button>
        </Group>
      </div>
    </form>
  );
}

interface FaultsProps {
  readonly id: string;
  readonly left: PasteFault['left'];
  readonly cells: Pick<Cells, 'cells' | 'hasFault'>;
}

function Faults({ id, left, cells: { cells, hasFault } }: FaultsProps) {
  const fault = cells.map(checkValues).find((one) => one !== null);
  return (
    <p id={id} className={classes.fault} role="alert">
      {left === 'block' ? (
        <FormattedMessage id="numbers.one-line" />
      ) : (
        <>
          {left > 0 && <FormattedMessage id="numbers.not-fitting" values={{ count: left }} />}
          {left > 0 && hasFault && ' '}
          {fault && <FormattedMessage {...fault} />}
          {hasFault && !fault && <FormattedMessage id="check.values" />}
        </>
      )}
    </p>
  );
}

const columns = {
  month: { wide: 6, narrow: 3 },
  quarter: { wide: 4, narrow: 2 },
  year: { wide: 5, narrow: 2 },
};

/** The dialog may open before the first calculation; periods are numbered until then. */
const notYet: readonly string[] = [];

function useTimeline(isByYear: boolean) {
  const template = useTemplate();
  const { layout, data } = template;
  const { dateStart, periodicity, yearEnd = 12 } = data.options.timing;
  const named = periodTexts(useCalculated(({ result }) => result?.periods ?? notYet));
  const month = Number(dateStart.slice(5, 7)) - 1;
  const monthsBefore = (month + 12 - (yearEnd % 12)) % 12;
  const seasons = {
    month: { seasonCount: 12, firstSeason: month, seasonsBefore: monthsBefore },
    quarter: {
      seasonCount: 4,
      firstSeason: Math.floor(month / 3),
      seasonsBefore: Math.floor(monthsBefore / 3),
    },
    year: null,
  } as const;
  const isNarrow = useIsNarrow();
  if (isByYear) {
    const format = yearEnd === 12 ? 'year' : 'fiscalYear';
    const years = [...new Set(forecastPeriods(template).fiscalYears)].map((year) =>
      formatValue(year, format, template.language),
    );
    return { periods: years, columnCount: columns.year[isNarrow ? 'narrow' : 'wide'], season: null };
  }
  return {
    periods: Array.from({ length: layout.cFcstColCount }, (_, period) => named[period] ?? String(period + 1)),
    columnCount: columns[periodicity][isNarrow ? 'narrow' : 'wide'],
    season: seasons[periodicity],
  };
}

interface SumsProps {
  readonly cells: readonly string[];
  readonly driver: DriverTexts | undefined;
}

/** Of what the numbers come to as they move. */
function Sums({ cells, driver = noDriver }: SumsProps) {
  const template = useTemplate();
  const isMoving = hasDriver(driver) && driverFault(driver) === null;
  const values = isMoving ? inputValues(template, { data: dataOf(cells), driver }) : cells.map(Number);
  const { first, last, total } = sumsOf(values);
  return (
    <div className={classes.sums}>
      <dl>
        <div>
          <dt>
            <FormattedMessage id="numbers.first" />
          </dt>
          <dd>
            <FormattedNumber value={first} maximumFractionDigits={4} />
          </dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="numbers.last" />
          </dt>
          <dd>
            <FormattedNumber value={last} maximumFractionDigits={4} />
          </dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="numbers.total" />
          </dt>
          <dd>
            <FormattedNumber value={total} maximumFractionDigits={2} />
          </dd>
        </div>
      </dl>
      <Sparkline values={values} width={120} height={36} />
    </div>
  );
}
