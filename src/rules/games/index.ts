/** Every game that has a referee: one line each. Facts schemas stand apart, so that pages load no schema library. */
import type { ZodType } from 'zod';
import type { RulesModule } from '../types.ts';

export interface GameModules {
  rules(): Promise<RulesModule>;
  facts(): Promise<{ readonly facts: ZodType }>;
}

export const GAMES: Readonly<Record<string, GameModules>> = {
  'dragon-fight': { rules: () => import('./dragon-fight/rules.ts'), facts: () => import('./dragon-fight/facts.ts') },
  'sky-fi': { rules: () => import('./sky-fi/rules.ts'), facts: () => import('./sky-fi/facts.ts') },
  'tower-builders': {
    rules: () => import('./tower-builders/rules.ts'),
    facts: () => import('./tower-builders/facts.ts'),
  },
};
