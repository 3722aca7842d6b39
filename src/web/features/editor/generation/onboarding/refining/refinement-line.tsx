// One line that has a generated model otherwise: says what it would change as it is typed, and what it has changed.
import { Button, TextInput } from '@mantine/core';
import { IconArrowBackUp, IconCircleCheck, IconWand, IconX } from '@tabler/icons-react';
import { type FormEvent, useRef } from 'react';
import { defineMessages, FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { whyNoAI } from '#web/features/editor/session/ai/why-no-ai.ts';
import { useUnsavedInDialog } from '#web/ui/unsaved-in-dialog.ts';
import type { RefinedLine, UnderstoodLine } from '../../generator/protocol.ts';
import type { PartOfAI } from '../../run/make-with-ai.ts';
import shared from '../look/onboarding.module.css';
import { isPartOfAI, PartOfAISentence } from '../look/part-of-ai.tsx';
import { unbroken } from '../look/unbroken.ts';
import { RefinedSummaryText } from './refined-summary.tsx';
import classes from './refining.module.css';
import { type RefinementFault, useRefinement } from './use-refinement.ts';

const faults = defineMessages({
  empty: { id: 'refine.empty' },
  nothing: { id: 'refine.nothing' },
  same: { id: 'refine.same' },
  failed: { id: 'refine.failed' },
});
const mostChars = 200;

function faultText(fault: RefinementFault, { formatMessage }: IntlShape): string {
  if (typeof fault === 'string') return formatMessage(faults[fault]);
  if ('cannotBe' in fault) return fault.cannotBe.join(' ');
  const { reason, added } = fault;
  if (reason !== null)
    return formatMessage({ id: 'refine.ai-unable' }, { why: formatMessage(whyNoAI[reason]) });
  const names = added?.leftOut.join('; ') ?? '';
  return names !== ''
    ? formatMessage({ id: 'onboarding.ai-kept-out' }, { names })
    : formatMessage({ id: 'refine.ai-nothing' });
}

interface RefinementLineProps {
  /** Told what the business is understood as from now on. */
  readonly onRefined: (understood: UnderstoodLine) => void;
}

export function RefinementLine({ onRefined }: RefinementLineProps) {
  const intl = useIntl();
  const refining = useRefinement(onRefined);
  const { line, type, isBusy, fault, apply } = refining;
  const field = useRef<HTMLInputElement>(null);
  const toField = () => field.current?.focus();
  useUnsavedInDialog(line.trim() !== '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply();
    toField();
  };
  return (
    <form className={classes.refining} onSubmit={submit} noValidate>
      <div className={classes.line}>
        <TextInput
          ref={field}
          classNames={{ root: classes.field ?? '', wrapper: classes.input ?? '' }}
          label={intl.formatMessage({ id: 'refine.label' })}
          description={intl.formatMessage({ id: 'refine.example' })}
          maxLength={mostChars}
          autoComplete="off"
          readOnly={isBusy}
          value={line}
          error={fault && faultText(fault, intl)}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        <Button type="submit" variant="light" leftSection={<IconWand size={17} />} loading={isBusy}>
          <FormattedMessage id="refine.apply" />
        </Button>
      </div>
      <div role="status" className={classes.refined}>
        <Outcome {...refining} />
      </div>
      <AfterThat {...refining} toField={toField} />
    </form>
  );
}

type Refining = ReturnType<typeof useRefinement>;

/** What the line would do, is doing and has done. */
function Outcome({ line, preview, isAsking, usesAI, fault, done }: Refining) {
  if (isAsking) return <FormattedMessage id="refine.ai-asked" tagName="p" />;
  if (line.trim() !== '') return preview && fault === null ? <Preview {...preview} usesAI={usesAI} /> : null;
  return done && <Done {...done} />;
}

/** Gives up, or takes back. */
function AfterThat({ line, isAsking, cancel, undo, toField }: Refining & { readonly toField: () => void }) {
  if (!isAsking && (line.trim() !== '' || !undo)) return null;
  const act = isAsking ? cancel : undo;
  return (
    <Button
      className={shared.more}
      variant="subtle"
      size="compact-sm"
      leftSection={isAsking ? <IconX size={15} /> : <IconArrowBackUp size={15} />}
      onClick={() => {
        act?.();
        toField();
      }}
    >
      {isAsking ? <FormattedMessage id="app.cancel" /> : <FormattedMessage id="refine.undo" />}
    </Button>
  );
}

const hasPart = (ai: PartOfAI | null): boolean => ai !== null && ai.added !== null && isPartOfAI(ai.added);

function Done({ line, changes, summary, rest, remarks, ai, understood }: NonNullable<Refining['done']>) {
  return (
    <>
      <p className={classes.changed}>
        <IconCircleCheck size={20} aria-hidden="true" />
        {changes.length > 0 ? (
          <FormattedMessage id="refine.done" values={{ changes: unbroken(changes.join('; ')) }} />
        ) : (
          <FormattedMessage id="refine.ai-done" values={{ line }} />
        )}
      </p>
      <RefinedSummaryText summary={summary} />
      {ai && (changes.length > 0 || hasPart(ai)) && (
        <PartOfAISentence ai={ai} understood={understood} of="change" />
      )}
      <Remarks remarks={remarks} />
      {changes.length > 0 && !hasPart(ai) && <Rest rest={rest} />}
    </>
  );
}

function Preview({ changes, rest, remarks, isVague, usesAI }: RefinedLine & { readonly usesAI: boolean }) {
  const isForAI = usesAI && (rest.length > 0 || isVague);
  const isNothing = changes.length + remarks.length === 0 && !isForAI;
  return (
    <>
      {changes.length > 0 && (
        <p>
          <FormattedMessage
            id="refine.will"
            values={{ changes: <strong>{unbroken(changes.join('; '))}</strong> }}
          />
        </p>
      )}
      {isNothing && rest.length > 0 && <FormattedMessage id="refine.nothing-yet" tagName="p" />}
      {isNothing && rest.length === 0 && <FormattedMessage id="refine.same" tagName="p" />}
      {!(isForAI && isVague) && <Remarks remarks={remarks} />}
      <Rest rest={rest} />
      {isForAI && <FormattedMessage id="refine.ai-will" tagName="p" />}
    </>
  );
}

/** What cannot be, and what to do instead. */
function Remarks({ remarks }: Pick<RefinedLine, 'remarks'>) {
  return remarks.map((remark) => (
    <p key={remark} className={shared.note}>
      {remark}
    </p>
  ));
}

/** What nothing came of. */
function Rest({ rest }: Pick<RefinedLine, 'rest'>) {
  if (rest.length === 0) return null;
  return (
    <p className={shared.note}>
      <FormattedMessage id="onboarding.rest" values={{ words: rest.join(', ') }} />
    </p>
  );
}
