import { expect, it } from 'vitest';
import { toText } from './to-text';

it('reads HTML whose signs are escaped, but not a text that only mentions a tag', () => {
  expect(toText('&lt;p&gt;Salt &amp;amp; pepper&lt;br&gt;&quot;Hot&quot;&lt;/p&gt;')).toBe(
    'Salt & pepper\n"Hot"',
  );
  expect(toText('The tag &lt;p&gt; in HTML')).toBe('The tag <p> in HTML');
});

it('keeps each item of a list on the line of its bullet', () => {
  const html =
    '<h3>Highlights</h3><ul><li>\n<p><strong>Bright:</strong></p>\n<ul><li>800 lumen</li></ul></li>' +
    '<li><p>Quiet</p></li><li></li></ul><p>Made in<br>Hamburg.</p>';
  expect(toText(html)).toBe('Highlights\n• Bright:\n• 800 lumen\n• Quiet\nMade in\nHamburg.');
});
