// The result of a generation: what the model comes to, what is missing, and what to do next.

import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { FormattedList, FormattedMessage } from 'react-intl';
import { sections } from '#template/sections.ts';
import { openDialog } from '#web/state/dialogs/dialogs.ts';
import { useCalculated } from '../../calculation/calculation-client.ts';
import { useTemplate, useTemplateDocument } from '../../document/document-context.ts';
import { generationSteps, moduleOfSection } from '../../document/modules/generation-steps.ts';
import { currencyName } from '../../document/resources/resource-view.ts';
import type { UnderstoodLine } from '../generator/protocol.ts';
import type { PartOfAI } from '../run/make-with-ai.ts';
import type { RefinedSummary } from '../run/refined/refined-template.ts';
import { isGeneratedFromLine } from '../run/request/generation-question.ts';
import { showDashboard } from '../run/show-dashboard.ts';
import { DownloadHint } from './download-hint.tsx';
import { Findings } from './findings/findings.tsx';
import classes from './look/onboarding.module.css';
import { PartOfAISentence } from './look/part-of-ai.tsx';
import { UnderstoodSentence } from './look/understood-sentence.tsx';
import { RefinedSummaryText } from './refining/refined-summary.tsx';
import { RefinementLine } from './refining/refinement-line.tsx';
import { Results } from './results.tsx';
import { NotUnderstood } from './understood/not-understood.tsx';

interface GenerationDoneProps {
  readonly hasIssues: boolean;
  /** Names of the fallback suggestions for an unknown kind of business. */
  readonly fallbackNames: readonly string[];
  /** What the model was made of. */
  readonly understood: UnderstoodLine | null;
  /** What it changed in a model that was there before; null where it made one anew. */
  readonly summary: RefinedSummary | null;
  readonly onRefined: (understood: UnderstoodLine) => void;
  /** Null where no AI was asked. */
  readonly ai: PartOfAI | null;
  readonly onAdjust: () => void;
  readonly onClose: () => void;
}

const generated = generationSteps.flatMap((step) => step.sections);

export function GenerationDone(props: GenerationDoneProps) {
  const { hasIssues, fallbackNames, understood, summary, ai, onRefined, onAdjust, onClose } = props;
  const open = useTemplateDocument();
  const template = useTemplate();
  const see = useRef<HTMLButtonElement>(null);
  // The focused button was removed together with the steps.
  useEffect(() => see.current?.focus(), []);
  const currency = currencyName(template);
  const showResults = () => {
    onClose();
    showDashboard(open);
  };
  const giveFeedback = () => {
    onClose();
    openDialog({ name: 'feedback' });
  };
  return (
    <div className={classes.form}>
      {hasIssues ? (
        <Issues />
      ) : (
        <p className={classes.success} role="status">
          <IconCircleCheck size={26} aria-hidden="true" />
          <FormattedMessage id="onboarding.done" />
        </p>
      )}
      {fallbackNames.length > 0 && (
        <Alert color="blue" icon={<IconInfoCircle />}>
          <FormattedMessage
            id="onboarding.unknown-kind"
            values={{ prompt: template.openAIPrompt, names: <FormattedList value={fallbackNames} /> }}
          />
        </Alert>
      )}
      {understood && understood.kindId !== null && (
        <p className={classes.lead}>
          <FormattedMessage
            id="onboarding.understood"
            values={{ sentence: <UnderstoodSentence {...understood} /> }}
          />
        </p>
      )}
      {understood && ai?.reason !== null && <NotUnderstood {...understood} />}
      <Results />
      {summary && <RefinedSummaryText summary={summary} />}
      {ai && <PartOfAISentence ai={ai} understood={understood} />}
      {understood?.isCurrencyKnown === false && (
        <p className={classes.lead}>
          <FormattedMessage id="onboarding.in-dollars-done" values={{ currency }} />
        </p>
      )}
      <p className={classes.lead}>
        <DownloadHint />
      </p>
      {isGeneratedFromLine(template) && (
        <>
          <Findings onMoved={onRefined} />
          <RefinementLine onRefined={onRefined} />
        </>
      )}
      <div className={`${classes.buttons} ${classes.staying}`}>
        <Button variant="subtle" color="gray" onClick={giveFeedback}>
          <FormattedMessage id="nav.feedback" />
        </Button>
        <Button variant="default" onClick={onAdjust}>
          <FormattedMessage id="onboarding.adjust" />
        </Button>
        <Button ref={see} onClick={showResults}>
          <FormattedMessage id="onboarding.see" />
        </Button>
      </div>
    </div>
  );
}

/** Each missing sheet shows the same message in its place, with what can be done about it. */
function Issues() {
  const { modules } = useTemplate().data;
  const sheets = useCalculated((calculated) => calculated.sheets);
  const failed = generated.filter((id) =>
    modules.some((module) => module.id === moduleOfSection(id) && module.isInitialized === 'error'),
  );
  return (
    <Alert
      color="yellow"
      icon={<IconAlertTriangle />}
      title={<FormattedMessage id="onboarding.done-issues" />}
    >
      <ul className={classes.issues}>
        {failed.map((id) => {
          const sheetId = sections[id].sheet;
          const module = sheets.find((sheet) => sheet.id === sheetId)?.title ?? '';
          return (
            <li key={id}>
              <FormattedMessage id="generation.failed" values={{ module }} />
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}
