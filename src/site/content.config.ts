import { defineCollection } from 'astro:content';
import { gamesLoader } from './loader.ts';

export const collections = { games: defineCollection({ loader: gamesLoader() }) };
