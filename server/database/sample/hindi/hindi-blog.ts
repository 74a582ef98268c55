/** An article of the sample company as the office has written it in Hindi, under the names of the English one. */
export interface HindiBlog {
  subject: string;
  subHeading: string;
  discription: string;
}
