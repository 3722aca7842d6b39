// In the panel beside a sheet of results: the inputs that move it most, each with a slider.
import { Button, Loader } from '@mantine/core';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { LockedInView } from '#web/state/viewing/locked-in-view.tsx';
import type { OutputSheetId } from '../calculation/levers/headlines.ts';
import { useTemplate, useTemplateDocument, useTemplateFact } from '../document/document-context.ts';
import { salesSection } from '../document/resources/section-rules.ts';
import emptyClasses from '../grid/empty-panel.module.css';
import { showSection } from '../session/state/editor-state.ts';
import { useScenarioIndex } from '../session/state/open-section.ts';
import { LeverRow } from './lever-row.tsx';
import classes from './levers.module.css';
import { leversOf, structureOf } from './model-levers.ts';
import { useLeverTexts } from './use-lever-texts.ts';
import { useRankedLevers } from './use-ranked-levers.ts';

interface LeversProps {
  readonly sheetId: OutputSheetId;
}

/** Another sheet, scenario or model has others. */
export function Levers({ sheetId }: LeversProps) {
  const scenario = useScenarioIndex();
  const structure = useTemplateFact(structureOf);
  return (
    <LockedInView>
      <RankedLevers key={`${sheetId} ${scenario} ${structure}`} sheetId={sheetId} scenario={scenario} />
    </LockedInView>
  );
}

interface RankedLeversProps extends LeversProps {
  readonly scenario: number;
}

function RankedLevers({ sheetId, scenario }: RankedLeversProps) {
  const template = useTemplate();
  const answer = useRankedLevers(sheetId, scenario);
  const texts = useLeverTexts();
  const levers = useMemo(
    () => new Map(leversOf(template, scenario).map((one) => [one.row, one])),
    [template, scenario],
  );
  if (answer === null) return levers.size === 0 ? <NoLevers /> : <Measuring />;
  const shown = answer.levers.flatMap((effect) => {
    const lever = levers.get(effect.row);
    return lever ? [{ lever, effect: texts.effectOf(answer, effect) }] : [];
  });
  if (shown.length === 0) return <NoLevers />;
  return (
    <>
      <p className={classes.lead}>
        <FormattedMessage id="levers.lead" />
      </p>
      <ol className={classes.list}>
        {shown.map((one) => (
          <LeverRow key={one.lever.row} scenario={scenario} {...one} />
        ))}
      </ol>
    </>
  );
}

const Measuring = () => (
  <p className={classes.measuring} role="status">
    <Loader size={16} />
    <FormattedMessage id="levers.measuring" />
  </p>
);

function NoLevers() {
  const open = useTemplateDocument();
  const isOnboarded = useTemplateFact(({ isOnboardingComplete }) => isOnboardingComplete !== false);
  return (
    <section className={emptyClasses.panel}>
      <p className={emptyClasses.title}>
        <FormattedMessage id="levers.none" />
      </p>
      <p className={emptyClasses.why}>
        <FormattedMessage id="levers.none-why" />
      </p>
      <div className={emptyClasses.actions}>
        <Button onClick={() => showSection(open, salesSection, isOnboarded)}>
          <FormattedMessage id="levers.to-sales" />
        </Button>
      </div>
    </section>
  );
}
