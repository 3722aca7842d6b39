// The form for an assumption's source, owner, date and note, all saved as one step.
import { Button, Textarea, TextInput } from '@mantine/core';
import {
  type FormEvent,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { DiscardQuestion } from '#web/ui/discard-question.tsx';
import { useUnsavedInDialog } from '#web/ui/unsaved-in-dialog.ts';
import { checkDay } from '../document/checks/field-checks.ts';
import { useTemplate, useTemplateDocument } from '../document/document-context.ts';
import {
  type AssumptionPlace,
  isEmptyProvenance,
  longestPart,
  type ProvenancePart,
  type ProvenanceTexts,
  provenanceOf,
  setProvenance,
} from '../document/edits/provenance.ts';
import { DateField } from '../fields/date-field.tsx';
import { namesAt } from './assumptions.ts';
import classes from './sources.module.css';
import { useAssumptionName } from './use-assumption-name.ts';

export interface SourceFormHandle {
  /** Whether the form can be closed without losing typed text; asks if it cannot. */
  readonly canClose: () => boolean;
}

interface SourceFormProps {
  readonly place: AssumptionPlace;
  readonly handle: Ref<SourceFormHandle>;
  readonly onDone: (isSaved: boolean) => void;
}

const emptyProvenance: ProvenanceTexts = { source: '', owner: '', date: '', note: '' };

export function SourceForm({ place, handle, onDone }: SourceFormProps) {
  const { edit } = useTemplateDocument();
  const template = useTemplate();
  const nameOf = useAssumptionName();
  const before = provenanceOf(template, place);
  const [texts, setTexts] = useState(before);
  const isUnsaved = JSON.stringify(texts) !== JSON.stringify(before);
  useUnsavedInDialog(isUnsaved);
  const [isAsked, setAsked] = useState(false);
  const canClose = () => {
    setAsked(isUnsaved);
    return !isUnsaved;
  };
  useImperativeHandle(handle, () => ({ canClose }));
  const dayFault = texts.date === before.date ? null : checkDay(texts.date);
  const save = (saved: ProvenanceTexts) => {
    edit(setProvenance(place, nameOf(namesAt(template, place)), saved));
    onDone(true);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!dayFault) save(texts);
  };
  /** Escape puts away the form alone, not the dialog around it. */
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    if (canClose()) onDone(false);
  };
  return (
    <form className={classes.form} onSubmit={submit} onKeyDown={keys} noValidate>
      <SourceFields
        texts={texts}
        dayFault={dayFault}
        onPut={(part, text) => setTexts({ ...texts, [part]: text })}
      />
      <SourceButtons
        isFaulty={dayFault !== null}
        onRemove={isEmptyProvenance(before) ? null : () => save(emptyProvenance)}
        onCancel={() => onDone(false)}
      />
      {isAsked && isUnsaved && (
        <DiscardQuestion onKeep={() => setAsked(false)} onDiscard={() => onDone(false)} />
      )}
    </form>
  );
}

interface SourceButtonsProps {
  readonly isFaulty: boolean;
  /** Null if there is nothing to remove. */
  readonly onRemove: (() => void) | null;
  readonly onCancel: () => void;
}

function SourceButtons({ isFaulty, onRemove, onCancel }: SourceButtonsProps) {
  return (
    <div className={classes.buttons}>
      {onRemove && (
        <Button
          className={classes.remove ?? ''}
          variant="subtle"
          color="red"
          size="compact-sm"
          onClick={onRemove}
        >
          <FormattedMessage id="sources.remove" />
        </Button>
      )}
      <Button variant="default" size="xs" onClick={onCancel}>
        <FormattedMessage id="app.cancel" />
      </Button>
      <Button type="submit" size="xs" disabled={isFaulty}>
        <FormattedMessage id="add.save" />
      </Button>
    </div>
  );
}

interface TypedProvenance {
  readonly currentTarget: { readonly value: string };
}

interface SourceFieldsProps {
  readonly texts: ProvenanceTexts;
  readonly dayFault: MessageDescriptor | null;
  readonly onPut: (part: ProvenancePart, text: string) => void;
}

function SourceFields({ texts, dayFault, onPut }: SourceFieldsProps) {
  const { formatMessage } = useIntl();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const field = (part: ProvenancePart) => ({
    value: texts[part],
    maxLength: longestPart[part],
    autoComplete: 'off',
    onChange: ({ currentTarget }: TypedProvenance) => onPut(part, currentTarget.value),
  });
  return (
    <>
      <TextInput
        ref={first}
        label={formatMessage({ id: 'sources.source' })}
        placeholder={formatMessage({ id: 'sources.source-example' })}
        data-autofocus
        {...field('source')}
      />
      <TextInput label={formatMessage({ id: 'sources.owner' })} {...field('owner')} />
      <DateField
        label={formatMessage({ id: 'sources.date' })}
        value={texts.date}
        initialDay={today}
        error={dayFault && formatMessage(dayFault)}
        onChange={(text) => onPut('date', text)}
      />
      <Textarea
        label={formatMessage({ id: 'sources.note' })}
        autosize
        minRows={2}
        maxRows={5}
        {...field('note')}
      />
    </>
  );
}
