// The language a template is written in, by its two letters; read out in full.
import { VisuallyHidden } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import classes from './language-badge.module.css';

export function LanguageBadge({ language }: { readonly language: string }) {
  const { formatDisplayName } = useIntl();
  const name = formatDisplayName(language, { type: 'language' }) ?? language;
  return (
    <span className={classes.badge} title={name}>
      <span aria-hidden="true">{language.toUpperCase()}</span>
      <VisuallyHidden>
        <FormattedMessage id="gallery.language" values={{ language: name }} />
      </VisuallyHidden>
    </span>
  );
}
