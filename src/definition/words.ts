/** Numbers and lists as people write them in a sentence. */

const ONES = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const ORDINALS: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

/** `three`, `twenty-six`; figures from 100 on, below 0 and for fractions. */
export function inWords(number: number): string {
  const small = ONES[number];
  if (small !== undefined) return small;
  if (!Number.isInteger(number) || number < 0 || number > 99) return String(number);
  const ten = TENS[Math.floor(number / 10)] ?? '';
  return number % 10 === 0 ? ten : `${ten}-${ONES[number % 10]}`;
}

/** `third`, `twenty-sixth`; `100th` where the number is told in figures. */
export function ordinal(number: number): string {
  const words = inWords(number);
  const last = words.slice(words.lastIndexOf('-') + 1);
  if (/\d$/.test(last)) return `${words}${figureEnding(number)}`;
  const whole = ORDINALS[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`);
  return words.slice(0, words.length - last.length) + whole;
}

function figureEnding(number: number): string {
  if (number % 100 >= 11 && number % 100 <= 13) return 'th';
  return ['th', 'st', 'nd', 'rd'][number % 10] ?? 'th';
}

/** Whether a sentence begins after this text; markup and opening quotes don't count. */
export function startsSentence(before: string): boolean {
  return /(?:^|[.!?…]["'”’)*]*\s+)[*"'“‘(]*$/.test(before);
}

export function withCapital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** `a`, `a and b`, `a, b and c`. */
export function spoken(list: readonly string[], joint = 'and'): string {
  return list.length < 2 ? (list[0] ?? '') : `${list.slice(0, -1).join(', ')} ${joint} ${list.at(-1)}`;
}

/** `1 token`, `2 tokens`, `3 plane dice`. */
export function counted(count: number, one: string, many = plural(one)): string {
  return `${count} ${count === 1 ? one : many}`;
}

function plural(word: string): string {
  if (/\bdie$/i.test(word)) return word.replace(/ie$/, 'ice');
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, 'ies');
  return /(s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}
