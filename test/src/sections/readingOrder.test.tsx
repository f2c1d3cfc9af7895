import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contact, type ContactField } from '#src/content/sections/contact.ts';
import { faq } from '#src/content/sections/faq.ts';
import { Contact } from '#src/sections/contact/Contact.tsx';
import { Faq } from '#src/sections/faq/Faq.tsx';
import { readAloud } from '../../support/readAloud';
import { renderPart, section } from '../../support/render';
import { named, words } from '../../support/words';

const phrases = (...expected: string[]) => expected.map(words);

it('reads the form: each label before its field, then the consent', async () => {
  renderPart(<Contact />);
  const { fields } = contact;
  const field = ({ label, placeholder, type }: ContactField, state = '') => {
    const hint = type === 'email' ? `, ${contact.fieldErrors.invalid_email}` : '';
    return [label, `textbox, ${label}${hint}, not invalid, placeholder ${placeholder}${state}`];
  };
  const form = screen.getByLabelText(fields.name.label).closest('form');
  if (!form) throw new Error('The field is not in a form.');
  expect(await readAloud(form)).toEqual(
    phrases(
      'form',
      contact.requiredNote,
      ...field(fields.name, ', required'),
      ...field(fields.company, ', required'),
      ...field(fields.email, ', required'),
      ...field(fields.message),
      `button, ${contact.submit}`,
      contact.consent,
      contact.privacy.text,
      `link, ${contact.privacy.link}`,
      'status',
    ),
  );
});

function question(text: string, state: 'expanded' | 'not expanded') {
  return [`heading, ${text}, level 3`, `button, ${text}, 1 control, ${state}`];
}

it('reads closed questions without answers, and an open one’s answer right after it', async () => {
  renderPart(<Faq id="faq" />);
  const read = () => readAloud(section(faq.title));
  expect(await read()).toEqual(
    phrases(
      `region, ${faq.title}`,
      `heading, ${faq.title}, level 2`,
      ...faq.items.flatMap((item) => question(item.question, 'not expanded')),
      faq.moreQuestions,
      `link, ${faq.contactUs}`,
    ),
  );
  for (const { question: asked, answer, start } of faq.items) {
    await userEvent.click(screen.getByRole('button', { name: named(words(asked)) }));
    const spoken = (await read()).join('\n');
    const expected = [...question(asked, 'expanded'), `region, ${asked}`, answer];
    if (start) expected.push(`button, ${start.label}`);
    expect(spoken).toContain(phrases(...expected).join('\n'));
  }
});
