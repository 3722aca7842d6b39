// The print preview, with the choice of sheets and money scale above it.
import { Skeleton } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useCalculated, useCalculation } from '../calculation/calculation-client.ts';
import { gridOfSheet } from '../calculation/grid-of-sheet.ts';
import type {
  CalculationResult,
  DrawnChart,
  PreviewSheetLayout,
  SheetSummary,
} from '../calculation/protocol.ts';
import { type SpanView, spanKinds } from '../calculation/spans/span-columns.ts';
import { useTemplate } from '../document/document-context.ts';
import { useGridTexts } from '../grid/use-grid-texts.ts';
import { useScenario } from '../session/state/use-scenario.ts';
import { useDisplayOptions, useFolded, useSpanView } from '../session/view/sheets-view.ts';
import classes from './print.module.css';
import { PrintChoices } from './print-choices.tsx';
import { PrintSheet } from './print-sheet.tsx';

const noCharts: readonly DrawnChart[] = [];
const noSheets: readonly SheetSummary[] = [];

export function PrintPages() {
  const seen = useSpanView();
  const [view, setView] = useState(seen);
  const result = useCalculatedSheets(view);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const sheets = useMemo(() => (result?.sheets ?? noSheets).filter(({ isOn }) => isOn), [result?.sheets]);
  const wanted = sheets.filter(({ id }) => !leftOut.has(id));
  const order = wanted.map(({ id }) => id).join(' ');
  const calculation = useCalculation();
  useEffect(() => calculation.wantSheets(order === '' ? [] : order.split(' ')), [calculation, order]);
  const isReady = result !== null && wanted.every(({ id }) => result.laidOut.has(id));
  const turn = (id: string) => {
    const next = new Set(leftOut);
    if (!next.delete(id)) next.add(id);
    setLeftOut(next);
  };
  return (
    <div className={classes.screen}>
      <PrintChoices
        sheets={sheets}
        leftOut={leftOut}
        onTurn={turn}
        onTurnAll={(isWanted) => setLeftOut(new Set(isWanted ? [] : sheets.map(({ id }) => id)))}
        isReady={isReady && wanted.length > 0}
        by={view.by}
        onBy={(by) => setView({ by, foldedYears: new Set() })}
      />
      <div className={classes.pages} data-ready={isReady || undefined}>
        {isReady ? (
          wanted.map(({ id }) => (
            <LaidOut key={id} layout={result.laidOut.get(id)} result={result} view={view} />
          ))
        ) : (
          <Skeleton height={420} radius="md" />
        )}
      </div>
    </div>
  );
}

function useCalculatedSheets(view: SpanView): CalculationResult | null {
  const template = useTemplate();
  const { index } = useScenario(template);
  const calculation = useCalculation();
  useEffect(
    () => calculation.request({ template, scenario: index + 1, isComparing: false, spans: spanKinds(view) }),
    [calculation, template, index, view],
  );
  return useCalculated(({ result }) => result);
}

interface LaidOutProps {
  readonly layout: PreviewSheetLayout | undefined;
  readonly result: CalculationResult;
  readonly view: SpanView;
}

function LaidOut({ layout, result: { language }, view }: LaidOutProps) {
  const { formatMessage } = useIntl();
  const template = useTemplate();
  const { names, index } = useScenario(template);
  const texts = useGridTexts();
  const display = useDisplayOptions(language, layout?.scale);
  const folded = useFolded();
  const data = useMemo(
    () =>
      layout &&
      gridOfSheet(layout.sheet, language, {
        ...{ texts, display, folded, pickedGroup: null, isTotalLast: false },
        spans: { view, spanned: layout.spanned },
      }),
    [layout, language, texts, display, folded, view],
  );
  if (!data || data.rows.length === 0) return null;
  return (
    <PrintSheet
      data={data}
      isAxisPrinted={layout?.sheet.isAxisPrinted ?? true}
      charts={layout?.charts ?? noCharts}
      dashboard={layout?.dashboard?.isEmpty === false ? layout.dashboard : null}
      display={display}
      templateName={template.name.trim() || formatMessage({ id: 'editor.unnamed' })}
      scenarioName={names.length > 1 ? (names[index] ?? null) : null}
    />
  );
}
