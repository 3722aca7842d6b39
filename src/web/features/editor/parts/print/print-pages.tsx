// What will be printed, and above it what can be chosen: the sheets, and the scale of money.
import { Skeleton } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { requestCalculation, useCalculated, wantSheets } from '../../calculation/calculator.ts';
import { gridOfSheet } from '../../calculation/grid-of-sheet.ts';
import type { CalculationResult, DrawnChart, SheetLayout, SheetSummary } from '../../calculation/protocol.ts';
import { useTemplate } from '../../document-context.ts';
import { useFolded, useShowing } from '../../sheets-view.ts';
import { useScenario } from '../../use-scenario.ts';
import { useGridTexts } from '../use-grid-texts.ts';
import classes from './print.module.css';
import { PrintChoices } from './print-choices.tsx';
import { PrintSheet } from './print-sheet.tsx';

const noCharts: readonly DrawnChart[] = [];
const noSheets: readonly SheetSummary[] = [];

export function PrintPages() {
  const result = useCalculatedSheets();
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const sheets = useMemo(() => (result?.sheets ?? noSheets).filter(({ isOn }) => isOn), [result?.sheets]);
  const wanted = sheets.filter(({ id }) => !leftOut.has(id));
  const order = wanted.map(({ id }) => id).join(' ');
  useEffect(() => wantSheets(order === '' ? [] : order.split(' ')), [order]);
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
      />
      <div className={classes.pages} data-ready={isReady || undefined}>
        {isReady ? (
          wanted.map(({ id }) => <LaidOut key={id} layout={result.laidOut.get(id)} result={result} />)
        ) : (
          <Skeleton height={420} radius="md" />
        )}
      </div>
    </div>
  );
}

function useCalculatedSheets(): CalculationResult | null {
  const template = useTemplate();
  const { index } = useScenario(template);
  useEffect(
    () => requestCalculation({ template, scenario: index + 1, isComparing: false }),
    [template, index],
  );
  return useCalculated(({ uuid, result }) => (uuid === template.uuid ? result : null));
}

interface LaidOutProps {
  readonly layout: SheetLayout | undefined;
  readonly result: CalculationResult;
}

function LaidOut({ layout, result: { language } }: LaidOutProps) {
  const { formatMessage } = useIntl();
  const template = useTemplate();
  const { names, index } = useScenario(template);
  const texts = useGridTexts();
  const showing = useShowing(template.uuid, language);
  const folded = useFolded(template.uuid);
  const data = useMemo(
    () =>
      layout &&
      gridOfSheet(layout.sheet, language, { texts, showing, folded, pickedGroup: null, isTotalLast: false }),
    [layout, language, texts, showing, folded],
  );
  if (!data || data.rows.length === 0) return null;
  return (
    <PrintSheet
      data={data}
      isAxisPrinted={layout?.sheet.isAxisPrinted ?? true}
      charts={layout?.charts ?? noCharts}
      showing={showing}
      templateName={template.name.trim() || formatMessage({ id: 'editor.unnamed' })}
      scenarioName={names.length > 1 ? (names[index] ?? null) : null}
    />
  );
}
