import type { Question } from '../help/Questions.tsx';

/** Frequent questions about plans (spec: accounts §9 "Pricing FAQ claims"). */
export const PRICING_QUESTIONS: readonly Question[] = [
  {
    question: 'What does an edit cost?',
    answer: 'One credit. If the edit fails or you cancel it, the credit comes back.',
  },
  { question: 'Do credits expire?', answer: 'Credits of a one-time pack do not expire.' },
  {
    question: 'What happens to credits I do not use on Pro?',
    answer: 'They stay for one more month, and are used before new ones.',
  },
  {
    question: 'Can I get my money back?',
    answer: 'Yes: within 30 days of buying any paid plan. Write to us from the contact page.',
  },
  {
    question: 'What happens when I downgrade?',
    answer: 'You keep what you paid for until the next billing cycle, when the smaller plan begins.',
  },
  {
    question: 'How large can a picture be?',
    answer: 'Up to 10 MB on Free Trial, Starter Pack and Regular Pack, 25 MB on Bulk Pack and 50 MB on Pro.',
  },
  {
    question: 'When can I buy a plan?',
    answer: 'At once, unless it is marked Coming Soon. The credits of a new account are free.',
  },
  {
    question: 'What if money goes back after I spent the credits?',
    answer:
      'The credits are taken back all the same. What is missing is settled by the credits you get next.',
  },
];
