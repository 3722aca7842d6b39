// The environment variables of the AI that may be asked for proposals.
import type { ConfigurationVariable } from './configuration-variable.ts';

export const aiVariables = [
  {
    name: 'AI_BASE_URL',
    default: '',
    meaning:
      'Address of an endpoint that speaks OpenAI’s protocol, such as https://api.openai.com/v1; http only on this machine. What it proposes for models is held to the catalogue; without one the catalogue answers alone.',
  },
  {
    name: 'AI_API_KEY',
    default: '',
    meaning: 'Key for it; may be left out for an endpoint on this machine.',
  },
  {
    name: 'AI_MODEL',
    default: '',
    meaning: 'The model to ask there.',
  },
  {
    name: 'AI_TIMEOUT_SECONDS',
    default: '30',
    meaning: 'How long an answer may take, further tries included, before the catalogue answers.',
  },
  {
    name: 'AI_TOKENS_PER_DAY',
    default: '2000000',
    meaning:
      'Tokens that all together may use in a day (UTC), half of them those without an account or a confirmed address; 0 for no limit.',
  },
  {
    name: 'AI_TOKENS_PER_PERSON_PER_DAY',
    default: '100000',
    meaning: 'The same for one person; 0 for no limit.',
  },
  {
    name: 'AI_REQUESTS_PER_MINUTE',
    default: '6',
    meaning:
      'How often one person may ask the AI, and everybody of one network ten times as often; 0 for no limit.',
  },
  {
    name: 'AI_REQUESTS_PER_MINUTE_OF_ALL',
    default: '120',
    meaning: 'How often all together may ask it; 0 for no limit.',
  },
] as const satisfies readonly ConfigurationVariable[];
