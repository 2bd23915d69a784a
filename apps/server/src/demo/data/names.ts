/** Common given names and surnames; every person made of them is invented. */
export const FEMALE_NAMES = [
  'Aakriti', 'Aarati', 'Anisha', 'Anjali', 'Asha', 'Barsha', 'Bhawana', 'Binita', 'Deepa',
  'Dikshya', 'Elina', 'Gita', 'Isha', 'Jenisha', 'Kabita', 'Karuna', 'Kritika', 'Laxmi',
  'Manisha', 'Mina', 'Namrata', 'Nisha', 'Pabitra', 'Pooja', 'Prakriti', 'Pratiksha', 'Rabina',
  'Rachana', 'Reshma', 'Rojina', 'Roshani', 'Sabina', 'Sadikshya', 'Samjhana', 'Sandhya',
  'Sarita', 'Shristi', 'Smriti', 'Sneha', 'Sunita', 'Sushmita', 'Swastika', 'Trishna', 'Yangji',
] as const;

export const MALE_NAMES = [
  'Aadarsh', 'Aayush', 'Abhishek', 'Amrit', 'Anil', 'Ashok', 'Bikash', 'Bikram', 'Binod',
  'Bishal', 'Dawa', 'Dipesh', 'Ganesh', 'Hari', 'Ishwor', 'Kamal', 'Kiran', 'Kushal', 'Lakpa',
  'Madan', 'Manish', 'Milan', 'Nabin', 'Niraj', 'Nischal', 'Pasang', 'Pradip', 'Prabin',
  'Rajesh', 'Ramesh', 'Rohan', 'Rupesh', 'Sagar', 'Sajan', 'Samir', 'Sandip', 'Sanjay', 'Santosh',
  'Saroj', 'Shyam', 'Subash', 'Sujan', 'Suman', 'Tenzing', 'Umesh', 'Yubraj',
] as const;

export const SURNAMES = [
  'Acharya', 'Adhikari', 'Basnet', 'Bhandari', 'Bhattarai', 'BK', 'Chaudhary', 'Chhetri',
  'Dahal', 'Devkota', 'Gautam', 'Ghimire', 'Giri', 'Gurung', 'Jha', 'Joshi', 'Karki', 'Khadka',
  'Koirala', 'KC', 'Lama', 'Limbu', 'Magar', 'Maharjan', 'Mahato', 'Neupane', 'Nepali', 'Pandey',
  'Pariyar', 'Paudel', 'Pun', 'Rai', 'Rana', 'Regmi', 'Rijal', 'Sapkota', 'Shah', 'Shahi',
  'Sharma', 'Sherpa', 'Shrestha', 'Subedi', 'Tamang', 'Thapa', 'Tharu', 'Thakuri', 'Yadav',
] as const;

/** Colleges that do not exist, in places that do. */
export const COLLEGES = [
  { name: 'Himal Shikhar Secondary School', place: 'New Baneshwor, Kathmandu' },
  { name: 'Bagmati Vidya Niketan', place: 'Chabahil, Kathmandu' },
  { name: 'Nawa Kiran Higher Secondary School', place: 'Kalanki, Kathmandu' },
  { name: 'Shwet Lali Gurans College', place: 'Jawalakhel, Lalitpur' },
  { name: 'Godawari Hills College', place: 'Satdobato, Lalitpur' },
  { name: 'Nyatapola Model School', place: 'Suryabinayak, Bhaktapur' },
  { name: 'Phewa Tal Academy of Science', place: 'Lakeside, Pokhara' },
  { name: 'Machhapuchhre Deep College', place: 'Prithvi Chowk, Pokhara' },
  { name: 'Narayani Riverside College', place: 'Bharatpur, Chitwan' },
  { name: 'Rapti Valley Secondary School', place: 'Ghorahi, Dang' },
  { name: 'Siddha Baba Technical School', place: 'Butwal, Rupandehi' },
  { name: 'Koshi Purba Model College', place: 'Biratnagar, Morang' },
  { name: 'Dantakali Hill School', place: 'Dharan, Sunsari' },
  { name: 'Mechi Chiya Bari College', place: 'Birtamode, Jhapa' },
  { name: 'Janaki Jyoti College', place: 'Janakpur, Dhanusha' },
  { name: 'Bheri Ganga Secondary School', place: 'Nepalgunj, Banke' },
] as const;

/** Where the people themselves live. */
export const HOMES = [
  'Baneshwor, Kathmandu', 'Boudha, Kathmandu', 'Kirtipur, Kathmandu', 'Budhanilkantha, Kathmandu',
  'Patan, Lalitpur', 'Lubhu, Lalitpur', 'Thimi, Bhaktapur', 'Banepa, Kavre', 'Dhulikhel, Kavre',
  'Hetauda, Makwanpur', 'Bharatpur, Chitwan', 'Ratnanagar, Chitwan', 'Lekhnath, Pokhara',
  'Waling, Syangja', 'Besisahar, Lamjung', 'Gorkha Bazar, Gorkha', 'Tansen, Palpa',
  'Butwal, Rupandehi', 'Tulsipur, Dang', 'Kohalpur, Banke', 'Birendranagar, Surkhet',
  'Dhangadhi, Kailali', 'Itahari, Sunsari', 'Damak, Jhapa', 'Ilam Bazar, Ilam',
  'Janakpur, Dhanusha', 'Lahan, Siraha', 'Charikot, Dolakha',
] as const;
