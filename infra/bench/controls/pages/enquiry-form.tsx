import { useState } from 'react';

const fields = ['First name', 'Last name', 'Email', 'Mobile', 'Postcode'];

/** A form that says once it is alive how many of its questions are answered. */
export function EnquiryForm({ about }: { about: string }) {
  const [answers, setAnswers] = useState<Record<string, string>>({});
  const left = fields.filter((field) => !answers[field]).length;
  return (
    <form id="enquire" className="enquiry" method="post">
      <h2>Enquire about this car</h2>
      <p className="muted">{about}</p>
      {fields.map((field) => (
        <label key={field}>
          {field}
          <input
            name={field}
            value={answers[field] ?? ''}
            onChange={({ target }) => setAnswers({ ...answers, [field]: target.value })}
          />
        </label>
      ))}
      <label>
        Comments
        <textarea name="Comments" rows={4} />
      </label>
      <label>
        <input type="checkbox" name="terms" /> I have read and agree to the terms of use and the privacy policy.
      </label>
      <label>
        <input type="checkbox" name="offers" /> Send me offers and news by email and SMS. I can unsubscribe at any time.
      </label>
      <button className="button primary">Send enquiry</button>
      <p className="small">{left} questions left</p>
    </form>
  );
}
