// Ways of financing a business, of which one is chosen.

import { Radio } from '@mantine/core';
import { useIntl } from 'react-intl';
import type { ResourceSectionId } from '#template/sections.ts';
import { useTemplate } from '../../document/document-context.ts';
import { relNames } from '../../document/resources/resource-names.ts';
import { relOf, type SuggestedResource } from '../../document/resources/suggested-resource.ts';
import classes from '../form/resource-dialog.module.css';
import { namesInModel } from './in-model.ts';
import { NameInModel } from './name-in-model.tsx';
import { onlyOne, type SuggestionSelection } from './selection.ts';

interface SingleChoiceProps {
  readonly sectionId: ResourceSectionId;
  readonly label: string;
  readonly suggestions: readonly SuggestedResource[];
  readonly selection: SuggestionSelection;
  readonly onSelect: (selection: SuggestionSelection) => void;
  readonly isDisabled?: boolean;
}

export function SingleChoice(props: SingleChoiceProps) {
  const { sectionId, label, suggestions, selection, onSelect, isDisabled = false } = props;
  const { formatMessage } = useIntl();
  const names = namesInModel(useTemplate(), sectionId);
  const [chosen = null] = selection.keys();
  const choose = (id: string) => {
    const suggestion = suggestions.find((one) => one.id === id);
    if (suggestion) onSelect(onlyOne(suggestion));
  };
  const rels = [...new Set(suggestions.map((one) => relOf(one, sectionId)))];
  return (
    <Radio.Group value={chosen} onChange={choose} aria-label={label}>
      {rels.map((rel) => {
        const kind = rel && relNames[rel];
        return (
          <div key={rel} className={classes.kind}>
            {kind && <h3 className={classes.heading}>{formatMessage(kind)}</h3>}
            {suggestions
              .filter((one) => relOf(one, sectionId) === rel)
              .map(({ id, name, description }) => (
                <Radio
                  key={id}
                  value={id}
                  label={names.has(name) ? <NameInModel name={name} /> : name}
                  description={description}
                  disabled={isDisabled}
                />
              ))}
          </div>
        );
      })}
    </Radio.Group>
  );
}
