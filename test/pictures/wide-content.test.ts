import { takePictures } from './take-pictures.ts';

takePictures(1440, 'content');
