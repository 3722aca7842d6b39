// What was understood of the words, as one sentence, and as fields to say it otherwise.
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Choice, UnderstoodLine } from '../generator/protocol.ts';
import type { GenerationForm } from '../run/generation-request.ts';
import classes from './onboarding.module.css';

interface UnderstoodFieldsProps {
  readonly understood: UnderstoodLine;
  readonly form: GenerationForm;
  readonly onChange: (form: GenerationForm) => void;
}

const premises = ['rented', 'owned', 'online'] as const;
type Premises = (typeof premises)[number];

const premisesNames = defineMessages({
  rented: { id: 'onboarding.premises-rented' },
  owned: { id: 'onboarding.premises-owned' },
  online: { id: 'onboarding.premises-online' },
});

export function UnderstoodFields(props: UnderstoodFieldsProps) {
  const { understood } = props;
  const [isOpen, setOpen] = useState(false);
  const isUnknown = understood.kindId === null;
  return (
    <div className={classes.understood}>
      <div className={classes.sentence}>
        <p role="status">
          {isUnknown ? (
            <FormattedMessage id="onboarding.not-understood" />
          ) : (
            <FormattedMessage
              id="onboarding.understood"
              values={{ sentence: <strong>{understood.sentence}</strong> }}
            />
          )}
        </p>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPencil size={15} />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <FormattedMessage id="onboarding.change-understood" />
        </Button>
      </div>
      {isOpen && <Fields {...props} />}
    </div>
  );
}

function Fields({ understood, form, onChange }: UnderstoodFieldsProps) {
  const { formatMessage } = useIntl();
  const { answers } = form;
  const answer = (more: GenerationForm['answers']) => onChange({ ...form, answers: { ...answers, ...more } });
  const optionsOf = (choices: readonly Choice[]) =>
    choices.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div className={classes.parts}>
      <NativeSelect
        label={formatMessage({ id: 'onboarding.kind' })}
        value={understood.kindId ?? ''}
        data={[
          ...(understood.kindId === null
            ? [{ value: '', label: formatMessage({ id: 'onboarding.any-kind' }) }]
            : []),
          ...optionsOf(understood.kinds),
        ]}
        onChange={({ currentTarget }) => {
          const { size: _other, ...kept } = answers;
          onChange({ ...form, answers: { ...kept, kindIds: [currentTarget.value] } });
        }}
      />
      <NativeSelect
        label={formatMessage({ id: 'onboarding.country' })}
        value={understood.countryId}
        data={optionsOf(understood.countries)}
        onChange={({ currentTarget }) => answer({ countryId: currentTarget.value })}
      />
      <SizeField understood={understood} onSize={(size) => onChange(withSize(form, size))} />
      <NativeSelect
        label={formatMessage({ id: 'onboarding.premises' })}
        value={premisesOf(understood)}
        data={premises.map((value) => ({ value, label: formatMessage(premisesNames[value]) }))}
        onChange={({ currentTarget }) =>
          answer({
            isOwned: currentTarget.value === 'owned',
            isOnline: currentTarget.value === 'online',
          })
        }
      />
    </div>
  );
}

const withSize = (form: GenerationForm, size: number | null): GenerationForm =>
  size === null
    ? { ...form, isSizeWrong: true }
    : { ...form, isSizeWrong: false, answers: { ...form.answers, size } };

const premisesOf = ({ isOnline, isOwned }: UnderstoodLine): Premises => {
  if (isOnline) return 'online';
  return isOwned ? 'owned' : 'rented';
};

interface SizeFieldProps {
  readonly understood: UnderstoodLine;
  /** Null while what is typed is no size. */
  readonly onSize: (size: number | null) => void;
}

/** Only what is a size is taken; what is being typed stays as it is typed. */
function SizeField({ understood, onSize }: SizeFieldProps) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? String(understood.size);
  const sizeIn = (value: string): number | null => {
    const size = /^\d{1,6}([.,]\d{1,3})?$/.test(value.trim()) ? Number(value.trim().replace(',', '.')) : 0;
    return size > 0 ? size : null;
  };
  return (
    <TextInput
      label={understood.sizeName}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      error={sizeIn(text) === null && formatMessage({ id: 'onboarding.size-wrong' })}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        onSize(sizeIn(value));
      }}
      onBlur={() => {
        if (sizeIn(text) !== null) setTyped(null);
      }}
    />
  );
}
