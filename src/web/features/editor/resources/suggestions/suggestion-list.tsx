// Suggestions of which any number can be chosen, each up to three times.
import { Badge, VisuallyHidden } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { ResourceSectionId } from '#template/sections.ts';
import { useTemplate } from '../../document/document-context.ts';
import { formulaOf } from '../../document/resources/resource-view.ts';
import type { SuggestedResource } from '../../document/resources/suggested-resource.ts';
import classes from '../form/resource-dialog.module.css';
import { namesInModel } from './in-model.ts';
import { MarkedName } from './marks.tsx';
import { clicked, isBundleSelected, type SuggestionSelection } from './selection.ts';

interface SuggestionListProps {
  readonly sectionId: ResourceSectionId;
  readonly suggestions: readonly SuggestedResource[];
  readonly selection: SuggestionSelection;
  readonly onSelect: (selection: SuggestionSelection) => void;
  readonly isDisabled?: boolean;
}

export function SuggestionList(props: SuggestionListProps) {
  const { sectionId, suggestions, selection, onSelect, isDisabled } = props;
  const names = namesInModel(useTemplate(), sectionId);
  return (
    <ul className={classes.choices}>
      {suggestions.map((suggestion) => (
        <li key={suggestion.id}>
          <SuggestionButton
            suggestion={suggestion}
            count={countOf(selection, suggestion)}
            isDisabled={isDisabled ?? false}
            isThere={names.has(suggestion.name)}
            onClick={() => onSelect(clicked(selection, suggestion))}
          />
        </li>
      ))}
    </ul>
  );
}

const countOf = (selection: SuggestionSelection, suggestion: SuggestedResource): number =>
  isBundleSelected(selection, suggestion) ? 1 : (selection.get(suggestion.id) ?? 0);

interface SuggestionButtonProps {
  readonly suggestion: SuggestedResource;
  readonly count: number;
  readonly isDisabled: boolean;
  /** In the model already. */
  readonly isThere: boolean;
  readonly onClick: () => void;
}

function SuggestionButton({ suggestion, count, isDisabled, isThere, onClick }: SuggestionButtonProps) {
  const template = useTemplate();
  const { description, formula } = suggestion;
  const what = description || formulaOf(template, formula)?.name;
  return (
    <button
      type="button"
      className={classes.choice}
      aria-pressed={count > 0}
      disabled={isDisabled}
      onClick={onClick}
    >
      <span className={classes.words}>
        <span className={classes.name}>
          <MarkedName suggestion={suggestion} isThere={isThere} />
        </span>
        {what && <span className={classes.what}>{what}</span>}
      </span>
      {count > 0 ? <SelectedCount count={count} /> : <IconPlus size={16} aria-hidden="true" />}
    </button>
  );
}

function SelectedCount({ count }: { readonly count: number }) {
  return (
    <>
      <Badge variant="filled" aria-hidden="true">
        <FormattedNumber value={count} />
      </Badge>
      <VisuallyHidden>
        <FormattedMessage id="suggest.chosen" values={{ count }} />
      </VisuallyHidden>
    </>
  );
}
