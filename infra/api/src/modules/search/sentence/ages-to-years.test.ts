import { agesToYears } from './ages-to-years';

const now = new Date('2026-11-23T00:00:00Z');

test.each([
  ['no older than 5 years', 'no before 2021'],
  ['suv less than 5 years old', 'suv from 2021'],
  ['under 3 yrs old', 'from 2023'],
  ['up to 10 years old', 'from 2016'],
  ['newer than 2 years', 'from 2024'],
  ['over 20 years old', 'before 2006'],
  ['at least 25 years old', 'until 2001'],
  ['5 years old or newer', 'from 2021'],
  ['ute 7 years old or older', 'ute until 2019'],
])('"%s" is a year', (text, years) => {
  expect(agesToYears(text, now)).toBe(years);
});

test.each(['over 5 years warranty', 'older than 2018', '5 years', 'under 50000 km', 'mazda 3 under 30k'])(
  '"%s" is no age',
  (text) => {
    expect(agesToYears(text, now)).toBe(text);
  },
);
