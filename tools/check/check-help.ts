import { closest } from 'fastest-levenshtein';
import { helpTopics } from '../../src/layout/help-topics';

const topics = Object.keys(helpTopics);

const isText = (paragraph: unknown) => typeof paragraph === 'string' && paragraph.trim() !== '';

/** Faults in the texts that the footer opens, a sentence each. */
export function checkHelp(help: unknown): readonly string[] {
  if (typeof help !== 'object' || help === null) return ['help is not a list of topics.'];
  const given = new Map<string, unknown>(Object.entries(help));
  const unknown = [...given.keys()].filter((topic) => !topics.includes(topic));
  return [
    ...topics.flatMap((topic) => {
      const paragraphs = given.get(topic);
      if (paragraphs === undefined) return `${topic} is missing: the footer has a link to it.`;
      return Array.isArray(paragraphs) && paragraphs.length > 0 && paragraphs.every(isText)
        ? []
        : `${topic} is not a list of paragraphs, such as ['We ship on weekdays.'].`;
    }),
    ...unknown.map((topic) => `${topic} is not a topic. Did you mean ${closest(topic, topics)}?`),
  ];
}
