// Resources that suit a short business description: those of an AI, or where none answers those of the catalogue.

import { Button, Loader, TextInput } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ResourceSectionId } from '#template/sections.ts';
import { useTemplate } from '../../document/document-context.ts';
import { relOf, type SuggestedResource } from '../../document/resources/suggested-resource.ts';
import classes from '../form/resource-dialog.module.css';
import { Choices } from '../suggestions/choices.tsx';
import { namesInModel, offered } from '../suggestions/in-model.ts';
import { InsteadOfAI } from './instead-of-ai.tsx';
import { Failed } from './predefined-tab.tsx';
import { SuggestionForm } from './suggestion-form.tsx';
import { type GeneratedProps, useGenerated } from './use-generated.ts';
import { tabNames } from './use-tabs.ts';

export function GeneratedTab(props: GeneratedProps) {
  const { formatMessage } = useIntl();
  const { sectionId, selection, onSelect, usesAI } = props;
  const { prompt, setPrompt, generate, query, isLoading } = useGenerated(props);
  const { reason = null, isUnderstood = true } = query.data ?? {};
  const isUnknown = !isUnderstood && !(usesAI && reason === null);
  const names = namesInModel(useTemplate(), sectionId);
  const suggestions = offered(query.data?.suggestions ?? [], names).filter(
    (one) => relOf(one, sectionId) !== null,
  );
  const isAnswered = usesAI && reason === null && suggestions.length > 0 && !isLoading;
  const isOfCatalogue = isAnswered && !suggestions.some(isFromAI);
  const isWithoutAI = isOfCatalogue || (!isLoading && (reason !== null || query.isError));
  const isMixed = isAnswered && !isOfCatalogue && !suggestions.every(isFromAI);
  return (
    <SuggestionForm {...props}>
      <div className={classes.prompt}>
        <TextInput
          aria-label={formatMessage({ id: 'suggest.prompt' })}
          placeholder={formatMessage({ id: 'suggest.prompt' })}
          maxLength={50}
          autoComplete="off"
          value={prompt}
          onChange={(event) => setPrompt(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || selection.size > 0) return;
            event.preventDefault();
            generate();
          }}
        />
        <Button leftSection={<IconSparkles size={16} />} disabled={isLoading} onClick={generate}>
          <FormattedMessage id="suggest.generate" />
        </Button>
      </div>
      <Info sectionId={sectionId} usesAI={usesAI && !isWithoutAI} isUnknown={isUnknown} />
      {isOfCatalogue && <Aside isOfCatalogue />}
      {isMixed && <Aside isOfCatalogue={false} />}
      {usesAI && reason !== null && !isLoading && (
        <InsteadOfAI reason={reason} onRetry={() => void query.refetch()} />
      )}
      <div className={classes.list} aria-busy={isLoading}>
        {isLoading && (
          <div className={classes.loading}>
            <Loader aria-label={formatMessage({ id: 'app.loading' })} />
          </div>
        )}
        {query.isError && !isLoading && <Failed onRetry={() => void query.refetch()} />}
        <Choices
          sectionId={sectionId}
          label={formatMessage(usesAI ? tabNames.generated : tabNames.suggested)}
          suggestions={suggestions}
          selection={selection}
          onSelect={onSelect}
          isDisabled={isLoading}
        />
        <None isShown={query.isSuccess && !isLoading && suggestions.length === 0} />
      </div>
    </SuggestionForm>
  );
}

const isFromAI = ({ isOfAI }: SuggestedResource): boolean => isOfAI === true;

/** Which of the lines are whose. */
function Aside({ isOfCatalogue }: { readonly isOfCatalogue: boolean }) {
  return (
    <p className={classes.info} role="status">
      {isOfCatalogue ? (
        <FormattedMessage id="suggest.ai-none" />
      ) : (
        <FormattedMessage id="suggest.ai-marked" />
      )}
    </p>
  );
}

interface InfoProps extends Pick<GeneratedProps, 'sectionId' | 'usesAI'> {
  /** The business was not understood, and no AI has answered. */
  readonly isUnknown: boolean;
}

function Info({ sectionId, usesAI, isUnknown }: InfoProps) {
  if (isUnknown)
    return (
      <p className={classes.info} role="status">
        <FormattedMessage id="suggest.unknown-business" />
      </p>
    );
  const type = <TypeWord sectionId={sectionId} />;
  return (
    <p className={classes.info}>
      {usesAI ? (
        <FormattedMessage id="suggest.info" values={{ type }} />
      ) : (
        <FormattedMessage id="suggest.info-catalogue" values={{ type }} />
      )}
    </p>
  );
}

function None({ isShown }: { readonly isShown: boolean }) {
  return isShown ? (
    <p className={classes.note}>
      <FormattedMessage id="suggest.nothing" />
    </p>
  ) : null;
}

function TypeWord({ sectionId }: { readonly sectionId: ResourceSectionId }) {
  if (sectionId === 'section_sales') return <FormattedMessage id="suggest.type-income" />;
  if (sectionId === 'section_fixedassets') return <FormattedMessage id="suggest.type-assets" />;
  if (sectionId === 'section_financing') return <FormattedMessage id="suggest.type-financing" />;
  return <FormattedMessage id="suggest.type-expenses" />;
}
