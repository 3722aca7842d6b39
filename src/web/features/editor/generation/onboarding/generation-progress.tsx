// The steps of a running generation: a bar, a percentage, and the state of each step.
import { Button, Loader, Progress } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { defineMessages, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { generationSteps, stepPercent } from '../../document/modules/generation-steps.ts';
import type { StepState } from '../run/run-generation.ts';
import { percentOf, type StepStates } from '../run/use-generation-run.ts';
import classes from './look/onboarding.module.css';

const stepNames = defineMessages({
  assumptions: { id: 'onboarding.step-assumptions' },
  sales: { id: 'onboarding.step-sales' },
  costs: { id: 'onboarding.step-costs' },
  assets: { id: 'onboarding.step-assets' },
  preview: { id: 'onboarding.step-preview' },
});

const stateNames = defineMessages({
  queued: { id: 'onboarding.state-queued' },
  progress: { id: 'onboarding.state-progress' },
  done: { id: 'onboarding.state-done' },
  error: { id: 'onboarding.state-error' },
});

interface GenerationProgressProps {
  readonly states: StepStates;
  /** An AI is asked at the moment. */
  readonly isAsking: boolean;
  readonly onCancel: () => void;
  /** Without the AI. */
  readonly goOn: () => void;
}

export function GenerationProgress({ states, isAsking, onCancel, goOn }: GenerationProgressProps) {
  const { formatMessage } = useIntl();
  const percent = percentOf(states, stepPercent);
  return (
    <div className={classes.form}>
      <div className={classes.bar}>
        <Progress.Root size="lg">
          <Progress.Section value={percent} aria-label={formatMessage({ id: 'onboarding.title-progress' })} />
        </Progress.Root>
        <span className={classes.percent} role="status">
          <FormattedNumber value={percent / 100} style="percent" />
        </span>
      </div>
      <ul className={classes.steps} aria-label={formatMessage({ id: 'onboarding.steps' })}>
        {generationSteps.map(({ id }) => (
          <li key={id} data-state={states[id]}>
            <StepIcon state={states[id]} />
            <span className={classes.step}>{formatMessage(stepNames[id])}</span>
            <span className={classes.state}>
              {isAsking && states[id] === 'progress' ? (
                <FormattedMessage id="onboarding.state-asking" />
              ) : (
                formatMessage(stateNames[states[id]])
              )}
            </span>
          </li>
        ))}
      </ul>
      {isAsking && (
        <div className={classes.asking}>
          <p className={classes.lead} role="status">
            <FormattedMessage id="onboarding.ai-asked" />
          </p>
          <Button variant="light" size="compact-sm" onClick={goOn}>
            <FormattedMessage id="onboarding.without-ai" />
          </Button>
        </div>
      )}
      <div className={`${classes.buttons} ${classes.staying}`}>
        {/* The button that started it, and with it the focus, is gone. */}
        <Button variant="default" data-autofocus ref={(button) => button?.focus()} onClick={onCancel}>
          <FormattedMessage id="app.cancel" />
        </Button>
      </div>
    </div>
  );
}

function StepIcon({ state }: { readonly state: StepState }) {
  switch (state) {
    case 'queued':
      return <IconCircleDashed size={20} aria-hidden="true" />;
    case 'progress':
      return <Loader size={18} aria-hidden="true" />;
    case 'done':
      return <IconCircleCheck size={20} aria-hidden="true" />;
    case 'error':
      return <IconAlertTriangle size={20} aria-hidden="true" />;
  }
}
