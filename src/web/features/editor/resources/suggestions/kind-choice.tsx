// Chooses whose resources are offered: those of the model's business, or of any kind or family of the catalogue.

import { IconBuildingStore } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { ChoiceSelect } from '#web/ui/choice-select/choice-select.tsx';
import type { SelectChoice } from '#web/ui/choice-select/found-choices.ts';
import { useTemplate } from '../../document/document-context.ts';
import { type KindFilter, ofAll, ofFamily, ofKind, ofModel } from './kind-filter.ts';
import { kindsQuery } from './kinds-query.ts';

interface KindChoiceProps {
  /** Of the business of the model, as far as they are known. */
  readonly kindNames: readonly string[];
  readonly value: KindFilter;
  readonly onChoose: (filter: KindFilter) => void;
}

export function KindChoice({ kindNames, value, onChoose }: KindChoiceProps) {
  const { formatMessage } = useIntl();
  const choices = useKindChoices(kindNames);
  return (
    <ChoiceSelect
      label={formatMessage({ id: 'suggest.of' })}
      isLabelHidden
      icon={<IconBuildingStore size={16} />}
      nothingFound={formatMessage({ id: 'onboarding.no-such-kind' })}
      choices={choices}
      value={value}
      onChoose={onChoose}
    />
  );
}

function useKindChoices(kindNames: readonly string[]): readonly SelectChoice[] {
  const { formatMessage } = useIntl();
  const { language } = useTemplate();
  const { data: families = [] } = useQuery(kindsQuery(language));
  const kinds = kindNames.join('; ');
  const model =
    kinds === ''
      ? formatMessage({ id: 'suggest.of-model' })
      : formatMessage({ id: 'suggest.of-model-kinds' }, { kinds });
  return [
    { id: ofModel, name: model },
    { id: ofAll, name: formatMessage({ id: 'suggest.of-all' }) },
    ...families.flatMap(({ id, name: family, also, kinds: ofIt }) => [
      { id: ofFamily(id), name: formatMessage({ id: 'suggest.of-family' }, { family }), also, group: family },
      ...ofIt.map((kind) => ({ ...kind, id: ofKind(kind.id), group: family })),
    ]),
  ];
}
