// The form around a list of suggestions: the chosen ones are added to the template in one step.
import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent, ReactNode } from 'react';
import { FormattedList, FormattedMessage } from 'react-intl';
import { useTemplate } from '../../document/document-context.ts';
import { newFromSuggestions } from '../../document/resources/suggested-resource.ts';
import classes from '../form/resource-dialog.module.css';
import { nothingSelected, type SuggestionSelection, selectedCount } from '../suggestions/selection.ts';
import { seenSuggestions } from '../suggestions/suggestions-query.ts';
import { DialogButtons } from './dialog-buttons.tsx';
import type { TabProps } from './tab-props.ts';
import { useAddResources } from './use-add-resources.ts';

interface SuggestionFormProps extends TabProps {
  readonly selection: SuggestionSelection;
  readonly onSelect: (selection: SuggestionSelection) => void;
  readonly children: ReactNode;
}

export function SuggestionForm({
  sectionId,
  selection,
  onSelect,
  onClose,
  onSkip,
  children,
}: SuggestionFormProps) {
  const template = useTemplate();
  const client = useQueryClient();
  const { added, save } = useAddResources();
  const count = selectedCount(selection);
  const put = () => {
    const seen = seenSuggestions(client, template.language, sectionId);
    const chosen = [...selection].flatMap(([id, times]) => {
      const suggestion = seen.get(id);
      return suggestion ? [{ suggestion, count: times }] : [];
    });
    return save(newFromSuggestions(template, sectionId, chosen));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (put()) onClose();
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <div className={classes.fields}>{children}</div>
      <DialogButtons
        status={
          count > 0 ? <FormattedMessage id="suggest.count" values={{ count }} /> : <Added names={added} />
        }
        canSave={count > 0}
        onSaveAndAdd={() => {
          if (put()) onSelect(nothingSelected);
        }}
        onCancel={onClose}
        onSkip={onSkip}
      />
    </form>
  );
}

export function Added({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  return <FormattedMessage id="add.added" values={{ names: <FormattedList value={names} /> }} />;
}
