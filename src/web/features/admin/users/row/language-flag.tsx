// The language of a user as a flag, or its code where there is no flag for it.
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { isLanguage, type Language } from '#language/language.ts';
import classes from './language-flag.module.css';

/** Drawn, because some systems have no flags among their letters. */
const flags: Readonly<Record<Language, ReactNode>> = {
  en: (
    <>
      <path fill="#012169" d="M0 0h24v16H0z" />
      <path stroke="#fff" strokeWidth="3.2" d="m0 0 24 16M24 0 0 16" />
      <path stroke="#c8102e" strokeWidth="1.4" d="m0 0 24 16M24 0 0 16" />
      <path stroke="#fff" strokeWidth="5.4" d="M12 0v16M0 8h24" />
      <path stroke="#c8102e" strokeWidth="3.2" d="M12 0v16M0 8h24" />
    </>
  ),
  ru: (
    <>
      <path fill="#fff" d="M0 0h24v5.34H0z" />
      <path fill="#0039a6" d="M0 5.33h24v5.34H0z" />
      <path fill="#d52b1e" d="M0 10.66h24V16H0z" />
    </>
  ),
};

export function LanguageFlag({ language }: { readonly language: string }) {
  const { formatDisplayName } = useIntl();
  if (!isLanguage(language)) return <span className={classes.code}>{language}</span>;
  const name = formatDisplayName(language, { type: 'language' }) ?? language;
  return (
    <svg className={classes.flag} viewBox="0 0 24 16" role="img" aria-label={name}>
      <title>{name}</title>
      {flags[language]}
    </svg>
  );
}
