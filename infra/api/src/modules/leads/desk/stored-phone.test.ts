import { asStoredPhone } from './stored-phone';

test.each(['0412 345 678', '+61 412 345 678', '61412345678', '+61 (0)4 1234 5678', '(04) 1234-5678'])(
  'an operator who writes %s means the same person',
  (typed) => {
    expect(asStoredPhone(typed)).toEqual({ local: '0412345678', international: '+61412345678' });
  },
);
